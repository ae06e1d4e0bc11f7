-- Before, words began without a space, a removed company was still found, an adult dependent was not, and misspellings
-- were found by a wider likeness.
create or replace function app.search_words(value text) returns text language sql stable parallel safe
  as $$ select ' ' || lower(public.unaccent(value)) $$;
update search_entries set words = ' ' || words where words not like ' %';

create or replace function app.forget_company() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_entries e using removed r where e.kind = 'company' and e.record_id = r.id;
  return null;
end $$;
create or replace trigger forget_removed after delete on companies referencing old table as removed for each statement execute function app.forget_company();

drop policy owner on search_entries;
drop policy scope on search_entries;
call app.protect('search_entries', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or (kind = ''person'' and record_id = app.person_id())', 'select');

create or replace function app.search(query text, most integer, only_companies bigint[])
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

revoke execute on function app.forget_company() from public;
grant execute on function app.forget_company() to visacare_app;
