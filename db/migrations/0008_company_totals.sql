-- Totals of the company lists, kept by the writes: all clients, and those of each firm. The provider's own company is
-- nobody's client.
create function app.count_companies() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into counters as c (tenant, name, n)
  select t.tenant, 'companies', sum(t.d) from (
    select 'all' as tenant, 1 as d from added where code <> 'IMMLAWS'
    union all select 'firm:' || law_firm_id, 1 from added where law_firm_id is not null) t
  group by t.tenant order by t.tenant
  on conflict (tenant, name) do update set n = c.n + excluded.n;
  return null;
end $$;

create function app.count_companies_removed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into counters as c (tenant, name, n)
  select t.tenant, 'companies', sum(t.d) from (
    select 'all' as tenant, -1 as d from removed where code <> 'IMMLAWS'
    union all select 'firm:' || law_firm_id, -1 from removed where law_firm_id is not null) t
  group by t.tenant order by t.tenant
  on conflict (tenant, name) do update set n = c.n + excluded.n;
  return null;
end $$;

create function app.count_companies_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into counters as c (tenant, name, n)
  select t.tenant, 'companies', sum(t.d) from (
    select 'firm:' || b.law_firm_id as tenant, -1 as d from before b join after a using (id)
     where b.law_firm_id is not null and b.law_firm_id is distinct from a.law_firm_id
    union all
    select 'firm:' || a.law_firm_id, 1 from before b join after a using (id)
     where a.law_firm_id is not null and b.law_firm_id is distinct from a.law_firm_id) t
  group by t.tenant order by t.tenant
  on conflict (tenant, name) do update set n = c.n + excluded.n;
  return null;
end $$;

create trigger count_added after insert on companies referencing new table as added for each statement execute function app.count_companies();
create trigger count_removed after delete on companies referencing old table as removed for each statement execute function app.count_companies_removed();
create trigger count_moved after update on companies referencing old table as before new table as after for each statement execute function app.count_companies_moved();
revoke execute on function app.count_companies(), app.count_companies_removed(), app.count_companies_moved() from public;

insert into counters (tenant, name, n)
select t.tenant, 'companies', sum(t.d) from (
  select 'all' as tenant, 1 as d from companies where code <> 'IMMLAWS'
  union all select 'firm:' || law_firm_id, 1 from companies where law_firm_id is not null) t
group by t.tenant on conflict do nothing;
