-- Who made a user decides how far the account may reach: administrators of the installation are made by a person or by
-- its setup, never by a file or a directory. No default: code that forgets to say it fails instead of being trusted.
alter table users add column made_by text
  check (made_by in ('person', 'setup', 'sign-up', 'import', 'sign-on', 'directory', 'domain', 'archive'));
update users set made_by = 'person';
alter table users alter column made_by set not null;

-- Where users of a role live: with the provider, in a law firm or in a company.
create function app.home_of(role bigint) returns text language sql stable set search_path = public, pg_temp as $$
  select case when scope = 'provider' then 'provider' when scope in ('firm', 'attorney') then 'firm' else 'company' end
    from roles where id = role
$$;

-- Whether a user's tenant is one that the role is for. The provider's staff may carry the provider's own company.
create function app.role_fits(u users) returns boolean language sql stable set search_path = public, pg_temp as $$
  select case r.scope
           when 'provider' then u.law_firm_id is null and u.made_by in ('person', 'setup')
           when 'firm' then u.law_firm_id is not null and u.company_id is null
           when 'attorney' then u.law_firm_id is not null and u.company_id is null
           else u.company_id is not null and u.law_firm_id is null and (r.scope <> 'person' or u.person_id is not null)
         end
    from roles r where r.id = u.role_id
$$;

-- Accounts that were made before this rule and break it are named, and the upgrade stops: which of the two is wrong, the
-- role or the tenant, a person has to say.
do $$
declare
  misplaced text := (
    select string_agg(format('%s (user %s, role %s)', u.user_name, u.id, r.name), ', ' order by u.id)
      from (select * from users u where not app.role_fits(u) order by u.id limit 20) u join roles r on r.id = u.role_id);
begin
  if misplaced is not null then
    raise exception 'These users have a role that does not fit their company or law firm: %. Give them another role in the version that runs now, then start this one again.', misplaced;
  end if;
end $$;

-- Looked at when the transaction ends: an employee's person may come after the account.
create function app.role_fits_tenant() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  u users%rowtype;
begin
  select * into u from users where id = new.id;
  if not found then return null; end if;
  if not app.role_fits(u) or (tg_op = 'UPDATE' and app.home_of(old.role_id) <> app.home_of(u.role_id)) then
    raise exception 'role % does not fit the tenant of user %', u.role_id, u.id using errcode = 'VC409';
  end if;
  return null;
end $$;
create constraint trigger role_fits_tenant after insert or update of role_id, company_id, law_firm_id, person_id, made_by on users
  deferrable initially deferred for each row execute function app.role_fits_tenant();

-- A role with users keeps its home, else all of them would move at once without one of them being written.
create function app.role_keeps_home() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from users u where u.role_id = new.id and not app.role_fits(u)) then
    raise exception 'role % has users that its scope does not fit', new.id using errcode = 'VC409';
  end if;
  return null;
end $$;
create constraint trigger role_keeps_home after update of scope on roles
  deferrable initially deferred for each row when (old.scope is distinct from new.scope) execute function app.role_keeps_home();
