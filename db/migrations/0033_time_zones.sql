-- Which day it is where a company or a law firm works. Days of a case run in its company's zone, "today" on somebody's
-- screen in the zone of the own office; until now both were the day in Greenwich.

-- A zone by its place, so that summer time is known; an abbreviation or an offset is none.
create function app.is_zone(zone text) returns boolean language plpgsql immutable as $$
begin
  if zone !~ '^[A-Z][A-Za-z_]+(/[A-Za-z_+-]+)+$' then return false; end if;
  perform timestamp '2026-01-01 12:00' at time zone zone;
  return true;
exception when invalid_parameter_value then return false;
end $$;

alter table companies add column time_zone text not null default 'America/New_York' check (length(time_zone) <= 60 and app.is_zone(time_zone));
alter table law_firms add column time_zone text not null default 'America/New_York' check (length(time_zone) <= 60 and app.is_zone(time_zone));

-- What is known by now says where the clocks stand; of a state with two zones, where most of its people live.
do $$
declare known record;
begin
  for known in select zone, string_to_array(states, ' ') as states from (values
    ('America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'),
    ('America/Denver', 'CO ID MT NM UT WY'),
    ('America/Phoenix', 'AZ'),
    ('America/Los_Angeles', 'CA NV OR WA'),
    ('America/Anchorage', 'AK'),
    ('Pacific/Honolulu', 'HI'),
    ('America/Puerto_Rico', 'PR VI'),
    ('Pacific/Guam', 'GU MP'),
    ('Pacific/Pago_Pago', 'AS')) as listed (zone, states)
  loop
    update companies c set time_zone = known.zone from fact_documents d
     where d.subject = 'company' and d.subject_id = c.id and d.known #>> '{company.state,value}' = any (known.states);
    update law_firms f set time_zone = known.zone from fact_documents d
     where d.subject = 'firm' and d.subject_id = f.id and d.known #>> '{firm.state,value}' = any (known.states);
  end loop;
end $$;

-- The company's zone, else the firm's. It says nothing but the zone, so everybody may ask: an employee does not see the
-- company's row, and a session's zone is found before its scope.
create function app.zone_of(law_firm bigint, company bigint) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select time_zone from companies where id = company), (select time_zone from law_firms where id = law_firm),
                  'America/New_York')
$$;
revoke execute on function app.zone_of(bigint, bigint) from public;
grant execute on function app.zone_of(bigint, bigint) to visacare_app;
