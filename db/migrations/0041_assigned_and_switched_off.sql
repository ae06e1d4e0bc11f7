-- An attorney, and who assists one, sees of the firm's companies those assigned to them. Until now every statement said so
-- itself, and one that forgot showed the whole firm.

-- The companies of an attorney's session; null: this scope is not confined to any. It is asked for once in a statement,
-- as a scalar (select app.assigned()), and only where a row gets as far as the firm's part of the condition.
create function app.assigned() returns bigint[]
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
begin
  if coalesce(current_setting('app.scope', true), '') <> 'attorney' then
    return null;
  end if;
  return array(
    select a.company_id from assignments a
     where a.user_id = (select coalesce(u.assists_user_id, u.id) from users u where u.id = app.user_id()));
end $$;
revoke execute on function app.assigned() from public;
grant execute on function app.assigned() to visacare_app;

-- What the firm sees of a table: where its rows belong to companies, an attorney those of the companies assigned.
create function app.for_the_firm(target regclass, visible text) returns text
language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select replace(visible, 'law_firm_id = app.law_firm_id()',
             format('(law_firm_id = app.law_firm_id() and coalesce(%I = any ((select app.assigned())::bigint[]), true))', attname))
      from pg_attribute
     where attrelid = target and not attisdropped
       and attname = case when target = 'companies'::regclass then 'id' else 'company_id' end), visible)
$$;
revoke execute on function app.for_the_firm(regclass, text) from public;

create or replace procedure app.protect(target regclass, visible text, grants text default 'select, insert, update, delete')
language plpgsql as $$
begin
  visible := app.for_the_firm(target, visible);
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy owner on %s to %I using (true) with check (true)', target, current_user);
  execute format('create policy scope on %s to visacare_app using (case when %s then true else false end) with check (%s)',
    target, visible, visible);
  execute format('grant %s on %s to visacare_app', grants, target);
end $$;

do $$
declare
  each record;
begin
  for each in
    select format('%I.%I', schemaname, tablename)::regclass as target, qual, with_check
      from pg_policies
     where policyname = 'scope' and qual like '%law_firm_id = app.law_firm_id()%' and qual not like '%app.assigned()%'
  loop
    execute format('alter policy scope on %s using (%s) with check (%s)', each.target,
      app.for_the_firm(each.target, each.qual), app.for_the_firm(each.target, each.with_check));
  end loop;
end $$;

-- A company that is switched off signs its people out, and says so.
alter table sessions drop constraint sessions_closed_reason_check;
alter table sessions add constraint sessions_closed_reason_check check (closed_reason in (
  'logout', 'another login', 'idle', 'expired', 'password changed', 'role changed', 'disabled', 'link used', 'ended', 'company off'));
update sessions s set closed_at = now(), closed_reason = 'company off'
  from companies c where c.id = s.company_id and c.status <> 'Active' and s.closed_at is null;
update sessions s set selected_company_id = null, selected_until = null
  from companies c where c.id = s.selected_company_id and c.status <> 'Active' and s.closed_at is null;
