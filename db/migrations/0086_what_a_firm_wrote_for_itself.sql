-- What a firm wrote for itself stays its own: when a company changes its firm, the next one does not read it (ABA Model Rule 1.6;
-- a file that is handed over does not hold the internal notes). Until now it followed the company like everything else.

create function app.own_law_firm() returns bigint
language sql stable parallel safe security definer set search_path = public, pg_temp as $$
  select u.law_firm_id from users u where u.id = app.user_id()
$$;
revoke execute on function app.own_law_firm() from public;
grant execute on function app.own_law_firm() to visacare_app;

create function app.keep_with_own_firm() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.internal then
    new.own_law_firm_id := (select u.law_firm_id from users u where u.id = new."by");
  end if;
  return new;
end $$;

do $$
declare
  kept text;
  each record;
begin
  foreach kept in array array['case_remarks', 'case_events', 'question_comments'] loop
    execute format('alter table %I add column own_law_firm_id bigint', kept);
    execute format('update %I t set own_law_firm_id = u.law_firm_id from users u where t.internal and u.id = t.by', kept);
    execute format('create trigger keep_with_own_firm before insert on %I for each row execute function app.keep_with_own_firm()', kept);
    for each in select p.qual from pg_policies p where p.schemaname = 'public' and p.policyname = 'scope' and p.tablename = kept loop
      execute format('alter policy scope on %I using ((%s) and (%s))', kept, each.qual,
        'not internal or own_law_firm_id is null or app.is_system() or own_law_firm_id = app.own_law_firm()');
    end loop;
  end loop;
end $$;

-- Who stood for the company before does not stand for its open cases any more, nor when it comes back: somebody is assigned anew.
create or replace function app.follow_representation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  follower regclass;
begin
  if new.law_firm_id is distinct from old.law_firm_id then
    for follower in select relation from app.follows_representation loop
      execute format('update %s set law_firm_id = $1 where company_id = $2', follower) using new.law_firm_id, new.id;
    end loop;
    update cases set attorney_id = null where company_id = new.id and attorney_id is not null and status < 9;
    update files set law_firm_id = new.law_firm_id where company_id = new.id and purpose in ('import', 'document', 'form', 'package');
    delete from assignments where company_id = new.id and law_firm_id is distinct from new.law_firm_id;
    update representations set ended_at = now() where company_id = new.id and ended_at is null;
    if new.law_firm_id is not null then
      insert into representations (company_id, law_firm_id) values (new.id, new.law_firm_id);
    end if;
  end if;
  return null;
end $$;
