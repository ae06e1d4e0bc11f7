-- The name of somebody with one name only is that name, with no space before it: said once, for everything that reads one.
create function app.full_name(first_name text, last_name text) returns text language sql stable parallel safe
  as $$ select concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) $$;

create or replace function app.name_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.company_name := coalesce((select c.name from companies c where c.id = new.company_id), '');
  new.person_name := coalesce((select app.full_name(p.first_name, p.last_name) from people p where p.id = new.person_id), '');
  new.attorney_name := coalesce((select app.full_name(a.first_name, a.last_name) from users a where a.id = new.attorney_id), '');
  return new;
end $$;
create or replace function app.rename_in_cases() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case tg_table_name
    when 'companies' then update cases set company_name = new.name where company_id = new.id;
    when 'people' then update cases set person_name = app.full_name(new.first_name, new.last_name) where person_id = new.id;
    when 'users' then update cases set attorney_name = app.full_name(new.first_name, new.last_name) where attorney_id = new.id;
  end case;
  return null;
end $$;
create or replace function app.index_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_entries (kind, record_id, company_id, law_firm_id, household_person_id, title, hint, words)
  select 'case', k.id, k.company_id, k.law_firm_id, k.household_person_id, k.number,
         concat_ws(', ', nullif(app.full_name(p.first_name, p.last_name), ''), c.name, k.receipt_number),
         app.search_words(concat_ws(' ', k.number, k.receipt_number, nullif(app.full_name(p.first_name, p.last_name), '')))
    from added k join companies c on c.id = k.company_id left join people p on p.id = k.person_id
  on conflict (kind, record_id) do update set company_id = excluded.company_id, law_firm_id = excluded.law_firm_id,
    household_person_id = excluded.household_person_id, title = excluded.title, hint = excluded.hint, words = excluded.words;
  return null;
end $$;
create or replace function app.index_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_entries (kind, record_id, company_id, law_firm_id, household_person_id, title, hint, words)
  select 'person', p.id, p.company_id, p.law_firm_id, p.household_person_id,
         concat_ws(' ', nullif(p.first_name, ''), nullif(p.middle_name, ''), nullif(p.last_name, '')), c.name,
         app.search_words(concat_ws(' ', nullif(p.first_name, ''), nullif(p.middle_name, ''), nullif(p.last_name, ''), p.email))
    from added p join companies c on c.id = p.company_id
  on conflict (kind, record_id) do update set company_id = excluded.company_id, law_firm_id = excluded.law_firm_id,
    household_person_id = excluded.household_person_id, title = excluded.title, hint = excluded.hint, words = excluded.words;
  return null;
end $$;

-- A case is found and counted under every side it waits for, not only under whoever acts first.
alter table cases
  add column awaits text[] not null
    generated always as (case when cardinality(waits_for) = 0 then array[ball] else waits_for end) stored,
  -- How the answer to the agency's request leaves: on paper it may arrive on the next business day (8 CFR 1.2), online not.
  add column answer_channel text check (answer_channel in ('paper', 'online'));
create index cases_by_awaited on cases using gin (awaits) where status < 10;
drop index cases_by_company_ball, cases_by_law_firm_ball, cases_by_attorney_ball, cases_by_ball, cases_untaken_by_ball;

drop trigger count_changed on cases;
drop function app.case_counts(integer, bigint, bigint, bigint, bigint, integer, integer, text);
create function app.case_counts(sign integer, company_id bigint, law_firm_id bigint, attorney_id bigint, household bigint,
                                type_id integer, status integer, awaits text[])
returns table (tenant text, name text, n bigint) language sql immutable as $$
  select t.tenant, c.name, sign::bigint
    from (values ('all'), ('company:' || company_id), ('firm:' || law_firm_id), ('attorney:' || attorney_id), ('household:' || household)) t (tenant),
         (values ('cases'), ('cases.status.' || status), ('cases.type.' || type_id)
          union all select 'cases.ball.' || side from unnest(awaits) side where status < 10) c (name)
   where t.tenant is not null and c.name is not null
$$;
create or replace function app.count_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(781012);
  insert into counters as c (tenant, name, n)
  select k.tenant, k.name, sum(k.n) from (
    select x.* from app.case_counts(-1, old.company_id, old.law_firm_id, old.attorney_id, old.household_person_id, old.type_id, old.status, old.awaits) x
     where tg_op <> 'INSERT'
    union all
    select x.* from app.case_counts(1, new.company_id, new.law_firm_id, new.attorney_id, new.household_person_id, new.type_id, new.status, new.awaits) x
     where tg_op <> 'DELETE') k
  group by k.tenant, k.name having sum(k.n) <> 0
  on conflict (tenant, name) do update set n = c.n + excluded.n;
  return null;
end $$;
create constraint trigger count_changed after update on cases deferrable initially deferred for each row
  when ((new.company_id, new.law_firm_id, new.attorney_id, new.household_person_id, new.type_id, new.status, new.awaits)
        is distinct from (old.company_id, old.law_firm_id, old.attorney_id, old.household_person_id, old.type_id, old.status, old.awaits))
  execute function app.count_case();
revoke execute on function app.case_counts(integer, bigint, bigint, bigint, bigint, integer, integer, text[]) from public;
delete from counters where name like 'cases.ball.%';
insert into counters (tenant, name, n)
select k.tenant, k.name, sum(k.n) from cases c,
  lateral app.case_counts(1, c.company_id, c.law_firm_id, c.attorney_id, c.household_person_id, c.type_id, c.status, c.awaits) k
 where k.name like 'cases.ball.%' group by k.tenant, k.name;

-- Where a day that is not moved is no business day: by when it is done by hand or on paper, and what may still be taken.
alter table case_deadlines add column act_by date, add column last_resort_on date;

-- Who was reminded of a document is said where every reminder is: at its open item.
update open_items o set reminded_at = r.reminded_at from document_requests r
 where r.case_id = o.case_id and o.key = left('document:' || r.item_id, 120) and o.reminded_at is null;
alter table document_requests drop column reminded_at, drop column reminders;

update cases set person_name = btrim(person_name), attorney_name = btrim(attorney_name)
 where (person_name, attorney_name) <> (btrim(person_name), btrim(attorney_name));
update search_entries set title = btrim(title) where kind = 'person' and title <> btrim(title);
