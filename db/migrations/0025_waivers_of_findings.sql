-- A waiver and an acknowledgement hold for one finding, not for every finding of its rule. `finding` is a keyed hash of rule,
-- cause and the values it rests on; the sentence is kept as it was read. Older rows do not say which finding was looked at:
-- they stay on record and hold for none, so that an attorney looks again.
alter table case_waivers add column finding text check (length(finding) <= 100);
alter table case_waivers add column sentence text not null default '' check (length(sentence) <= 2000);
drop index case_waivers_once;
create unique index case_waivers_once on case_waivers (case_id, finding) where withdrawn_at is null and finding is not null;

-- What the installation or a law firm said about one value of the rules, the firm's first, newest first. A case counts with
-- its law firm's value whoever looks at it; nobody but the firm and the provider reads the rows themselves.
create function app.rule_values(wanted_firm bigint, wanted text)
returns table (value jsonb, from_on date, until_on date)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.value, s.from_on, s.until_on from deadline_settings s
   where app.inside() and s.name = wanted and (s.law_firm_id is null or s.law_firm_id = wanted_firm)
   order by s.law_firm_id nulls last, s.id desc limit 100
$$;
revoke all on function app.rule_values(bigint, text) from public;
grant execute on function app.rule_values(bigint, text) to visacare_app;
