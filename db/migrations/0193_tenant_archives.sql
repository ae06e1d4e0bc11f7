-- Everything of a company or a law firm as one archive, and archives brought from other installations.
create table tenant_archives (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('export', 'import')),
  company_id bigint references companies (id),
  law_firm_id bigint references law_firms (id),
  name text not null check (length(name) <= 300),
  status text not null check (length(status) <= 20),
  done integer not null default 0,
  total integer not null default 0,
  message text not null default '' check (length(message) <= 1000),
  file_id bigint references files (id),
  -- Of an import: who will represent the company here.
  for_law_firm_id bigint references law_firms (id),
  summary jsonb not null default '{}',
  downloads integer not null default 0,
  created_at timestamptz not null,
  created_by bigint,
  created_by_name text not null default '' check (length(created_by_name) <= 200),
  finished_at timestamptz,
  expires_at timestamptz
);
create index tenant_archives_of_company on tenant_archives (company_id, id);
create index tenant_archives_of_firm on tenant_archives (law_firm_id, id);
-- A company's archive is its own: its law firm neither sees nor opens it, and the other way round. Imports are the provider's.
call app.protect('tenant_archives', 'app.is_system() or app.scope() = ''provider'' or (kind = ''export'' and company_id = app.company_id()) or (kind = ''export'' and company_id is null and law_firm_id = app.law_firm_id())', 'select, insert, update');

-- The next ids of a table, for rows that name each other before they are written.
create function app.take_ids(of_table text, how_many integer) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app.is_system() then raise exception 'only the system takes ids'; end if;
  return query select nextval(pg_get_serial_sequence(format('public.%I', of_table), 'id')) from generate_series(1, how_many);
end $$;
revoke execute on function app.take_ids(text, integer) from public;
grant execute on function app.take_ids(text, integer) to visacare_app;

-- Imported cases keep their numbers: one that is taken is passed over.
create or replace function app.next_case_number(wanted integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first bigint := (select base from case_numbers where year = wanted);
  number_there integer;
begin
  if first is null then
    insert into case_numbers (year, base) select wanted, case when is_called then last_value else last_value - 1 end from case_number_sequence
    on conflict (year) do nothing;
    first := (select base from case_numbers where year = wanted);
  end if;
  loop
    number_there := nextval('case_number_sequence') - first;
    exit when not exists (select from cases where number = lpad((wanted % 100)::text, 2, '0') || '-' || lpad(number_there::text, greatest(5, length(number_there::text)), '0'));
  end loop;
  return number_there;
end $$;
