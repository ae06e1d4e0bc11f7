-- What somebody may know and choose about the own account and tenant: notification choices, past sign-ins, who looked
-- in, and which firms stood for a company.

-- Kinds are declared by the product; without a row the kind's own default holds.
create table notification_choices (
  user_id    bigint not null references users (id),
  kind       text not null check (length(kind) between 1 and 40),
  in_product boolean not null,
  by_email   boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
call app.protect('notification_choices', 'app.is_system() or user_id = app.user_id()');

-- The own sign-ins, newest first.
create index sessions_by_user on sessions (user_id, created_at desc);

-- A firm sees who looked into its client companies; as everywhere, the row follows the representation.
alter table look_ins add column law_firm_id bigint references law_firms (id);
update look_ins l set law_firm_id = c.law_firm_id from companies c where c.id = l.company_id;
create index look_ins_by_law_firm on look_ins (law_firm_id, id desc) where law_firm_id is not null;
drop policy owner on look_ins;
drop policy scope on look_ins;
call app.protect('look_ins', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');

create function app.look_ins_follow_representation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update look_ins set law_firm_id = new.law_firm_id where company_id = new.id;
  return null;
end $$;
create trigger look_ins_follow_representation after update of law_firm_id on companies
  for each row when (old.law_firm_id is distinct from new.law_firm_id) execute function app.look_ins_follow_representation();

-- People are found with the name of their company beside theirs; it follows a renamed company.
create function app.refresh_search_hints() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update search_entries set hint = new.name where kind = 'person' and company_id = new.id;
  return null;
end $$;
create trigger refresh_search_hints after update of name on companies
  for each row when (old.name is distinct from new.name) execute function app.refresh_search_hints();

-- Which firm stood for a company from when until when. A firm is nobody else's to read; here it is its name, no more.
create index representations_by_company on representations (company_id, id desc);
create function app.representations_of(wanted bigint)
returns table (id bigint, law_firm_id bigint, law_firm_name text, started_at timestamptz, ended_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, f.id, f.name, r.started_at, r.ended_at
    from companies c
    join representations r on r.company_id = c.id
    join law_firms f on f.id = r.law_firm_id
   where c.id = wanted and (app.all_tenants() or c.id = app.company_id() or c.law_firm_id = app.law_firm_id())
   order by r.id desc
$$;

revoke execute on function app.look_ins_follow_representation(), app.refresh_search_hints(), app.representations_of(bigint) from public;
grant execute on function app.representations_of(bigint) to visacare_app;
