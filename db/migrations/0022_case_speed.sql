-- The names of those who take part stand on the case itself: a page of a list is one range of an index and no further
-- question, though an employer reads no attorneys and an employee no companies. Whoever sees a case may know them.
alter table cases add column company_name  text not null default '',
                  add column person_name   text not null default '',
                  add column attorney_name text not null default '';

-- Totals and search entries do not change by this.
alter table cases disable trigger user;
update cases k set
  company_name = c.name,
  person_name = coalesce((select concat_ws(' ', p.first_name, p.last_name) from people p where p.id = k.person_id), ''),
  attorney_name = coalesce((select concat_ws(' ', a.first_name, a.last_name) from users a where a.id = k.attorney_id), '')
  from companies c where c.id = k.company_id;
alter table cases enable trigger user;

create function app.name_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.company_name := coalesce((select c.name from companies c where c.id = new.company_id), '');
  new.person_name := coalesce((select concat_ws(' ', p.first_name, p.last_name) from people p where p.id = new.person_id), '');
  new.attorney_name := coalesce((select concat_ws(' ', a.first_name, a.last_name) from users a where a.id = new.attorney_id), '');
  return new;
end $$;
create trigger name_added before insert on cases for each row execute function app.name_case();
create trigger name_changed before update of company_id, person_id, attorney_id on cases for each row execute function app.name_case();

-- In the transaction of the new name; the cases' search entries follow with it.
create function app.rename_in_cases() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case tg_table_name
    when 'companies' then update cases set company_name = new.name where company_id = new.id;
    when 'people' then update cases set person_name = concat_ws(' ', new.first_name, new.last_name) where person_id = new.id;
    when 'users' then update cases set attorney_name = concat_ws(' ', new.first_name, new.last_name) where attorney_id = new.id;
  end case;
  return null;
end $$;
create trigger rename_in_cases after update of name on companies for each row
  when (new.name is distinct from old.name) execute function app.rename_in_cases();
create trigger rename_in_cases after update of first_name, last_name on people for each row
  when ((new.first_name, new.last_name) is distinct from (old.first_name, old.last_name)) execute function app.rename_in_cases();
create trigger rename_in_cases after update of first_name, last_name on users for each row
  when ((new.first_name, new.last_name) is distinct from (old.first_name, old.last_name)) execute function app.rename_in_cases();
revoke execute on function app.name_case(), app.rename_in_cases() from public;

-- "What needs me today" for the provider, and for an attorney the firm's cases that nobody has taken yet.
create index cases_by_ball on cases (ball, next_due_on, id) where status < 10;
create index cases_untaken_by_ball on cases (law_firm_id, ball, next_due_on, id) where status < 10 and attorney_id is null and law_firm_id is not null;
create index case_tasks_open on case_tasks (for_whom, due_on, id) where done_at is null;
-- Do-it-yourself cases that ask for an attorney are counted: few, and each dashboard's own.
create index cases_asking_by_company on cases (company_id) where help_requested_at is not null and mode = 'DIY' and status < 10;
create index cases_asking_by_law_firm on cases (law_firm_id) where help_requested_at is not null and mode = 'DIY' and status < 10;

-- Most changes of a case (percent, dates, names of others) change no total and nothing that is searched for.
drop trigger index_changed on cases;
create function app.reindex_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update search_entries set company_id = new.company_id, law_firm_id = new.law_firm_id, household_person_id = new.household_person_id,
         title = new.number, hint = concat_ws(', ', nullif(new.person_name, ''), new.company_name, new.receipt_number),
         words = app.search_words(concat_ws(' ', new.number, new.receipt_number, nullif(new.person_name, '')))
   where kind = 'case' and record_id = new.id;
  return null;
end $$;
create trigger reindex_changed after update on cases for each row
  when ((new.number, new.receipt_number, new.company_id, new.law_firm_id, new.household_person_id, new.person_name, new.company_name)
        is distinct from (old.number, old.receipt_number, old.company_id, old.law_firm_id, old.household_person_id, old.person_name, old.company_name))
  execute function app.reindex_case();

-- Totals are counted when the transaction ends: everybody's cases are in 'all', and whoever opens or moves one would keep
-- all others waiting from its first statement to its last. One at a time, so that no two wait for each other.
drop trigger count_added on cases;
drop trigger count_removed on cases;
drop trigger count_changed on cases;
drop function app.count_cases();
create function app.count_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(781012);
  insert into counters as c (tenant, name, n)
  select k.tenant, k.name, sum(k.n) from (
    select x.* from app.case_counts(-1, old.company_id, old.law_firm_id, old.attorney_id, old.household_person_id, old.type_id, old.status, old.ball) x
     where tg_op <> 'INSERT'
    union all
    select x.* from app.case_counts(1, new.company_id, new.law_firm_id, new.attorney_id, new.household_person_id, new.type_id, new.status, new.ball) x
     where tg_op <> 'DELETE') k
  group by k.tenant, k.name having sum(k.n) <> 0
  on conflict (tenant, name) do update set n = c.n + excluded.n;
  return null;
end $$;
create constraint trigger count_added after insert on cases deferrable initially deferred for each row execute function app.count_case();
create constraint trigger count_removed after delete on cases deferrable initially deferred for each row execute function app.count_case();
create constraint trigger count_changed after update on cases deferrable initially deferred for each row
  when ((new.company_id, new.law_firm_id, new.attorney_id, new.household_person_id, new.type_id, new.status, new.ball)
        is distinct from (old.company_id, old.law_firm_id, old.attorney_id, old.household_person_id, old.type_id, old.status, old.ball))
  execute function app.count_case();
revoke execute on function app.reindex_case(), app.count_case() from public;

-- Numbers are taken from a sequence, which nobody waits for; a year's numbers start from where the sequence then stood.
create sequence case_number_sequence;
alter table case_numbers add column base bigint not null default 0;
update case_numbers set base = (select max(last) from case_numbers) - last;
select setval('case_number_sequence', coalesce((select max(last) from case_numbers), 0) + 1, false);
alter table case_numbers drop column last;
create or replace function app.next_case_number(wanted integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first bigint := (select base from case_numbers where year = wanted);
begin
  if first is null then
    insert into case_numbers (year, base) select wanted, case when is_called then last_value else last_value - 1 end from case_number_sequence
    on conflict (year) do nothing;
    first := (select base from case_numbers where year = wanted);
  end if;
  return nextval('case_number_sequence') - first;
end $$;

-- A case number or a receipt number has its letters in common with a million others: its beginning is looked up, not its
-- letters. Names go on by their letters, as in 0016.
create index cases_by_number_beginning on cases (number text_pattern_ops);
create index cases_by_receipt_beginning on cases (receipt_number text_pattern_ops) where receipt_number is not null;
create or replace function app.find_cases(wanted text) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  given text := btrim(wanted);
  pattern text := '% ' || replace(replace(replace(btrim(app.search_words(wanted)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  all_of boolean := app.all_tenants();
  firm bigint := app.law_firm_id();
  company bigint := app.company_id();
  household bigint := app.person_id();
begin
  if given ~ '^\d\d-\d+$' then
    return query
      select k.id from cases k
       where k.number like given || '%' and (all_of or k.company_id = company or k.law_firm_id = firm or k.household_person_id = household)
       limit 1000;
  elsif given ~* '^[a-z]{3}\d+$' then
    return query
      select k.id from cases k
       where k.receipt_number like upper(given) || '%' and (all_of or k.company_id = company or k.law_firm_id = firm or k.household_person_id = household)
       limit 1000;
  else
    return query
      select e.record_id from search_entries e
       where e.kind = 'case' and e.words like pattern
         and (all_of or e.company_id = company or e.law_firm_id = firm or e.household_person_id = household)
       limit 1000;
  end if;
end $$;
