-- One box finds people, companies, cases and receipt numbers. pg_trgm's operators are not leakproof, so under row-level
-- security their index would not be used; the search runs in one SECURITY DEFINER function that takes the scope from the
-- transaction and filters in SQL.

create table search_entries (
  kind                text not null check (kind in ('person', 'company', 'lawFirm', 'case', 'receipt')),
  record_id           bigint not null,
  company_id          bigint,
  law_firm_id         bigint,
  household_person_id bigint,
  title               text not null,
  hint                text not null default '',
  -- What is searched: names in lower case without accents, with a space before each word, so that two letters are
  -- enough to find a beginning through the index.
  words               text not null,
  primary key (kind, record_id)
);
create index search_entries_by_words on search_entries using gin (words gin_trgm_ops);
create index search_entries_by_company on search_entries (company_id);
create index search_entries_by_law_firm on search_entries (law_firm_id);

create extension if not exists unaccent;
create function app.search_words(value text) returns text language sql stable parallel safe
  as $$ select ' ' || lower(public.unaccent(value)) $$;

create function app.index_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_entries (kind, record_id, company_id, law_firm_id, household_person_id, title, hint, words)
  select 'person', p.id, p.company_id, p.law_firm_id, p.household_person_id,
         concat_ws(' ', p.first_name, nullif(p.middle_name, ''), p.last_name), c.name,
         app.search_words(concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.email))
    from added p join companies c on c.id = p.company_id
  on conflict (kind, record_id) do update set company_id = excluded.company_id, law_firm_id = excluded.law_firm_id,
    household_person_id = excluded.household_person_id, title = excluded.title, hint = excluded.hint, words = excluded.words;
  return null;
end $$;
create trigger index_added after insert on people referencing new table as added for each statement execute function app.index_person();
create trigger index_changed after update on people referencing new table as added for each statement execute function app.index_person();

create function app.index_company() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_entries (kind, record_id, company_id, law_firm_id, title, hint, words)
  select 'company', c.id, c.id, c.law_firm_id, c.name, c.code, app.search_words(concat_ws(' ', c.name, c.code, c.email)) from added c
  on conflict (kind, record_id) do update set law_firm_id = excluded.law_firm_id, title = excluded.title, hint = excluded.hint, words = excluded.words;
  return null;
end $$;
create trigger index_added after insert on companies referencing new table as added for each statement execute function app.index_company();
create trigger index_changed after update on companies referencing new table as added for each statement execute function app.index_company();

create function app.index_law_firm() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_entries (kind, record_id, law_firm_id, title, hint, words)
  select 'lawFirm', f.id, f.id, f.name, f.code, app.search_words(concat_ws(' ', f.name, f.code)) from added f
  on conflict (kind, record_id) do update set title = excluded.title, hint = excluded.hint, words = excluded.words;
  return null;
end $$;
create trigger index_added after insert on law_firms referencing new table as added for each statement execute function app.index_law_firm();
create trigger index_changed after update on law_firms referencing new table as added for each statement execute function app.index_law_firm();

create function app.forget_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_entries e using removed r where e.kind = 'person' and e.record_id = r.id;
  delete from fact_documents d using removed r where d.subject = 'person' and d.subject_id = r.id;
  return null;
end $$;
create trigger forget_removed after delete on people referencing old table as removed for each statement execute function app.forget_person();

create function app.forget_company() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_entries e using removed r where e.kind = 'company' and e.record_id = r.id;
  return null;
end $$;
create trigger forget_removed after delete on companies referencing old table as removed for each statement execute function app.forget_company();

insert into search_entries (kind, record_id, company_id, law_firm_id, household_person_id, title, hint, words)
select 'person', p.id, p.company_id, p.law_firm_id, p.household_person_id, concat_ws(' ', p.first_name, nullif(p.middle_name, ''), p.last_name), c.name,
       app.search_words(concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.email))
  from people p join companies c on c.id = p.company_id;
insert into search_entries (kind, record_id, company_id, law_firm_id, title, hint, words)
select 'company', c.id, c.id, c.law_firm_id, c.name, c.code, app.search_words(concat_ws(' ', c.name, c.code, c.email)) from companies c;
insert into search_entries (kind, record_id, law_firm_id, title, hint, words)
select 'lawFirm', f.id, f.id, f.name, f.code, app.search_words(concat_ws(' ', f.name, f.code)) from law_firms f;

call app.protect('search_entries', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or (kind = ''person'' and record_id = app.person_id())', 'select');

-- The words as they stand (beginning or part), and by likeness for misspellings; the likest first. An attorney is confined
-- to the companies assigned: the caller passes them, and the firm of the scope still applies. Planned anew each time: with
-- the scope known, the planner sees whether the company's own rows or the words are the shorter way.
create function app.search(query text, most integer, only_companies bigint[])
returns table (kind text, record_id bigint, company_id bigint, title text, hint text, score real)
language plpgsql stable security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan set pg_trgm.word_similarity_threshold = 0.5 as $$
declare
  wanted text := btrim(app.search_words(query));
  pattern text := '%' || case when length(wanted) < 3 then ' ' else '' end
                      || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  all_of boolean := app.all_tenants();
  firm bigint := app.law_firm_id();
  company bigint := app.company_id();
  household bigint := app.person_id();
begin
  if length(wanted) < 2 or not app.inside() then return; end if;
  return query
    select e.kind, e.record_id, e.company_id, e.title, e.hint, word_similarity(wanted, e.words) as score
      from search_entries e
     where (e.words like pattern or wanted <% e.words)
       and (all_of or e.law_firm_id = firm or e.company_id = company or e.household_person_id = household or (e.kind = 'person' and e.record_id = household))
       and (only_companies is null or e.company_id = any (only_companies))
     order by score desc, e.title, e.kind, e.record_id
     limit least(most, 50);
end $$;

revoke execute on all functions in schema app from public;
grant execute on all functions in schema app to visacare_app;
