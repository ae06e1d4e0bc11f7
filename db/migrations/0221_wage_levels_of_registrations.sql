-- The wage levels that a registration is held against: of everybody's table, or of the firm that represents the company. The
-- table itself stays with the firm that imported it; who sees a registration is told whether its level is reached.
create function app.wages_of_registrations(wanted_year integer)
returns table (id bigint, levels jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, w.levels
    from cap_registrations r
    join lateral (
      select jsonb_build_array(p.level_1, p.level_2, p.level_3, p.level_4) as levels from prevailing_wages p
       where p.soc = left(r.soc, 7) and p.wage_year = wanted_year and position(lower(r.area) in lower(p.area)) > 0
         and (p.law_firm_id is null or p.law_firm_id = r.law_firm_id)
       order by lower(p.area) <> lower(r.area), p.law_firm_id nulls last limit 1
    ) w on true
   -- A window lies in the wage year that began two calendar years before its fiscal year.
   where r.fiscal_year = wanted_year + 2 and r.soc <> '' and r.area <> ''
     and (app.all_tenants() or r.company_id = app.company_id() or r.law_firm_id = app.law_firm_id())
$$;
revoke execute on function app.wages_of_registrations(integer) from public;
grant execute on function app.wages_of_registrations(integer) to visacare_app;
