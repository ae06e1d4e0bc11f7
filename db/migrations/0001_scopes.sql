-- Tenancy. Every transaction of the application enters a scope; every tenant table compares one scalar column with it.
-- The application role owns nothing and bypasses nothing; with no scope entered, it sees zero rows.

do $$ begin
  if not exists (select from pg_roles where rolname = 'visacare_app') then
    create role visacare_app nologin;
  end if;
  -- On a server of your own the owner's connection switches to the application role.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant visacare_app to %I', current_user);
  end if;
end $$;

create extension if not exists pg_trgm;

create schema app;
grant usage on schema app, public to visacare_app;
revoke create on schema public from public;

create function app.scope() returns text language sql stable parallel safe
  as $$ select current_setting('app.scope', true) $$;
create function app.user_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;
create function app.company_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::bigint $$;
create function app.law_firm_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.law_firm_id', true), '')::bigint $$;
create function app.person_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.person_id', true), '')::bigint $$;

-- The provider's own staff, and the product acting on its own behalf under a stated reason.
create function app.all_tenants() returns boolean language sql stable parallel safe
  as $$ select current_setting('app.scope', true) in ('provider', 'system') $$;
create function app.inside() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.scope', true), '') <> '' $$;
create function app.is_system() returns boolean language sql stable parallel safe
  as $$ select current_setting('app.scope', true) = 'system' $$;

-- One call makes a table safe: row-level security enabled and forced, the visible rows declared, the grants given.
-- Inside a CASE the planner counts the policy as "half of the rows"; plainly written it multiplies the policy with the
-- query's own filter, expects next to no rows, and then reads and sorts a whole tenant for a page of twenty.
-- The owner's policy keeps SECURITY DEFINER functions and migrations working where the owner is no superuser.
create procedure app.protect(target regclass, visible text, grants text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy owner on %s to %I using (true) with check (true)', target, current_user);
  execute format('create policy scope on %s to visacare_app using (case when %s then true else false end) with check (%s)',
    target, visible, visible);
  execute format('grant %s on %s to visacare_app', grants, target);
end $$;
