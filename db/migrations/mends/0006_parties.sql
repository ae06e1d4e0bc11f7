-- Before, a termination could not be taken back, an adult dependent saw the household's rows only, a change did not know
-- its document's version, attorneys had no lists, and imports did not follow their company to another firm.
alter table people add column if not exists termination jsonb;
create index if not exists people_by_last_name_key on people (last_name_key);
create index if not exists people_by_first_name_key on people (first_name_key);
create index if not exists users_attorneys_by_name on users (last_name, first_name, id) where role_id in (9, 13);
create index if not exists users_by_attorney on users (assists_user_id) where assists_user_id is not null;

do $$ begin
  if not exists (select from pg_attribute where attrelid = 'fact_changes'::regclass and attname = 'version') then
    alter table fact_changes add column version integer;
    -- Every change made a version of its document: the newest change made the present one.
    update fact_changes c set version = n.version
      from (select f.id, greatest(1, coalesce(d.version, 1) + 1 - row_number() over (partition by f.subject, f.subject_id order by f.id desc)) as version
              from fact_changes f left join fact_documents d using (subject, subject_id)) n
     where n.id = c.id;
    alter table fact_changes alter column version set not null;
  end if;
end $$;

-- A fact was spelled in another way.
update fact_documents set known = known - 'attorney.licences' || jsonb_build_object('attorney.licenses', known -> 'attorney.licences')
 where known ? 'attorney.licences';
update fact_changes set fact = 'attorney.licenses' where fact = 'attorney.licences';

drop policy owner on people;
drop policy scope on people;
call app.protect('people', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or id = app.person_id()');
drop policy owner on employments;
drop policy scope on employments;
call app.protect('employments', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');
drop policy owner on fact_documents;
drop policy scope on fact_documents;
call app.protect('fact_documents', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or (subject = ''person'' and subject_id = app.person_id())');
drop policy owner on fact_changes;
drop policy scope on fact_changes;
call app.protect('fact_changes', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or (subject = ''person'' and subject_id = app.person_id())', 'select, insert');

create or replace function app.follow_representation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.law_firm_id is distinct from old.law_firm_id then
    update people set law_firm_id = new.law_firm_id where company_id = new.id;
    update employments set law_firm_id = new.law_firm_id where company_id = new.id;
    update fact_documents set law_firm_id = new.law_firm_id where company_id = new.id;
    update fact_changes set law_firm_id = new.law_firm_id where company_id = new.id;
    update search_entries set law_firm_id = new.law_firm_id where company_id = new.id;
    update imports set law_firm_id = new.law_firm_id where company_id = new.id;
    update files set law_firm_id = new.law_firm_id where company_id = new.id and purpose = 'import';
    delete from assignments where company_id = new.id and law_firm_id is distinct from new.law_firm_id;
    update representations set ended_at = now() where company_id = new.id and ended_at is null;
    if new.law_firm_id is not null then
      insert into representations (company_id, law_firm_id) values (new.id, new.law_firm_id);
    end if;
  end if;
  return null;
end $$;

create or replace function app.attorneys_of(wanted bigint)
returns table (law_firm_id bigint, law_firm_name text, attorney_id bigint, first_name text, last_name text, email text,
               phone text, bar_states text[], since timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.id, f.name, u.id, u.first_name, u.last_name, u.email,
         coalesce(d.known -> 'attorney.phone' ->> 'value', u.mobile_number),
         array(select distinct l ->> 'state' from jsonb_array_elements(d.known -> 'attorney.licenses' -> 'value') l order by 1),
         a.created_at
    from companies c
    join law_firms f on f.id = c.law_firm_id
    left join assignments a on a.company_id = c.id
    left join users u on u.id = a.user_id and u.status <> 'Inactive'
    left join fact_documents d on d.subject = 'attorney' and d.subject_id = u.id
   where c.id = wanted and (app.all_tenants() or c.id = app.company_id() or c.law_firm_id = app.law_firm_id())
   order by u.last_name, u.first_name, u.id
$$;
revoke execute on function app.attorneys_of(bigint) from public;
grant execute on function app.attorneys_of(bigint) to visacare_app;
