-- Signing in: what proves a person, and the live sessions. Only the product itself (scope system) reads these tables,
-- except a user's own rows where a screen shows them.

create table credentials (
  user_id             bigint primary key references users (id),
  password_hash       text,
  password_changed_at timestamptz,
  -- A password typed by another person works once: FIRSTLOGIN = 'Yes'.
  first_login         boolean not null default false,
  require_factor      boolean not null default true
);

create table password_history (
  id            bigint generated always as identity primary key,
  user_id       bigint not null references users (id),
  password_hash text not null,
  changed_at    timestamptz not null
);
create index password_history_by_user on password_history (user_id, changed_at desc);

create table password_policies (
  id                bigint generated always as identity primary key,
  name              text not null unique check (length(name) between 1 and 60),
  min_length        integer not null default 8 check (min_length between 8 and 64),
  require_lower     boolean not null default true,
  require_upper     boolean not null default true,
  require_digit     boolean not null default true,
  require_special   boolean not null default true,
  special_characters text not null default '@$!%*?&' check (length(special_characters) between 1 and 60),
  history           integer not null default 5 check (history between 5 and 24),
  max_age_days      integer check (max_age_days between 1 and 3650),
  status            text not null default 'Active' check (status in ('Active', 'Inactive')),
  version           integer not null default 1,
  created_at        timestamptz not null default now(),
  created_by        bigint,
  updated_at        timestamptz not null default now(),
  updated_by        bigint
);
create unique index one_active_password_policy on password_policies ((true)) where status = 'Active';
insert into password_policies (name) values ('Standard');

create table sessions (
  id                  uuid primary key default gen_random_uuid(),
  token_hash          bytea not null unique,
  user_id             bigint not null references users (id),
  role_id             bigint not null,
  scope               text not null,
  company_id          bigint,
  law_firm_id         bigint,
  person_id           bigint,
  -- The corporate an administrator, a firm or an attorney works in at the moment.
  selected_company_id bigint,
  -- The provider's look into a tenant ends by itself; a firm's and an attorney's work does not.
  selected_until      timestamptz,
  browser             text not null default '' check (length(browser) <= 300),
  ip                  text not null default '' check (length(ip) <= 60),
  created_at          timestamptz not null,
  last_seen_at        timestamptz not null,
  expires_at          timestamptz not null,
  confirmed_at        timestamptz not null,
  closed_at           timestamptz,
  closed_reason       text check (closed_reason in ('logout', 'another login', 'idle', 'expired', 'password changed', 'role changed', 'disabled', 'link used', 'ended'))
);
-- One live session per user.
create unique index one_live_session on sessions (user_id) where closed_at is null;

-- Passwords already accepted that still wait for the second factor.
create table pending_sign_ins (
  token_hash bytea primary key,
  user_id    bigint not null references users (id),
  browser    text not null default '',
  challenge  text,
  attempts   integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table second_factors (
  id            bigint generated always as identity primary key,
  user_id       bigint not null references users (id),
  kind          text not null check (kind in ('totp', 'passkey')),
  name          text not null check (length(name) between 1 and 60),
  secret        text not null,
  credential_id text unique,
  counter       bigint not null default 0,
  confirmed_at  timestamptz,
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index second_factors_by_user on second_factors (user_id);

create table recovery_codes (
  code_hash bytea primary key,
  user_id   bigint not null references users (id),
  used_at   timestamptz
);
create index recovery_codes_by_user on recovery_codes (user_id);

-- One-time links: activation 24 hours, reset one hour, the first administrator's set-up.
create table action_codes (
  code_hash  bytea primary key,
  user_id    bigint references users (id),
  purpose    text not null check (purpose in ('activate', 'reset', 'setup')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index action_codes_by_user on action_codes (user_id);

create table rate_limits (
  key        text primary key,
  hits       integer not null,
  opened_at  timestamptz not null,
  expires_at timestamptz not null
);

-- Counts one hit and answers how many there are in the window. A plain row per key: it survives a restart and is
-- shared by all nodes.
create function app.hit(limit_key text, at timestamptz, window_seconds integer) returns integer
language sql as $$
  insert into rate_limits as r (key, hits, opened_at, expires_at)
  values (limit_key, 1, at, at + make_interval(secs => window_seconds))
  on conflict (key) do update set
    hits       = case when r.expires_at <= at then 1 else r.hits + 1 end,
    opened_at  = case when r.expires_at <= at then at else r.opened_at end,
    expires_at = case when r.expires_at <= at then at + make_interval(secs => window_seconds) else r.expires_at end
  returning hits
$$;

-- Opens the scope of a transaction. `session` takes everything from the live session row, so no node can claim a scope
-- that the session does not have; the others are the product acting for itself or within one tenant. It runs before every
-- statement, so the usual case is one look-up that sets what it finds; why a session is not good is asked afterwards.
create function app.enter(scope_kind text, scope_id text, at_time timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Settings end with their transaction: only one that steps from scope to scope has something to leave behind.
  if current_setting('app.scope', true) <> '' then
    perform set_config('app.scope', '', true), set_config('app.user_id', '', true), set_config('app.company_id', '', true),
            set_config('app.law_firm_id', '', true), set_config('app.person_id', '', true);
  end if;
  if scope_kind = 'session' then
    perform set_config('app.user_id', s.user_id::text, true),
            set_config('app.scope', works.scope, true),
            case when works.scope = 'company' then set_config('app.company_id', works.company_id::text, true)
                 when works.scope = 'person' then set_config('app.person_id', s.person_id::text, true)
                 when works.scope in ('firm', 'attorney') then set_config('app.law_firm_id', s.law_firm_id::text, true) end
       from sessions s
      cross join lateral (
        select s.selected_company_id is not null and (s.selected_until is null or at_time <= s.selected_until) as selected
      ) choice
      cross join lateral (
        select case when choice.selected then 'company' else s.scope end as scope,
               case when choice.selected then s.selected_company_id else s.company_id end as company_id
      ) works
      where s.token_hash = decode(scope_id, 'hex') and s.closed_at is null and at_time <= s.expires_at
        -- 20 minutes idle and 5 seconds of grace; last_seen_at is written at most every 15 seconds, hence the margin.
        and at_time <= s.last_seen_at + interval '20 minutes 20 seconds';
    if not found then
      raise exception '%', coalesce((
        select case when closed_at is not null then closed_reason when at_time > expires_at then 'expired' else 'idle' end
          from sessions where token_hash = decode(scope_id, 'hex')), 'no session') using errcode = 'VC401';
    end if;
  elsif scope_kind = 'system' then
    perform set_config('app.scope', 'system', true);
  elsif scope_kind = 'company' then
    perform set_config('app.scope', 'company', true), set_config('app.company_id', scope_id, true);
  elsif scope_kind = 'firm' then
    perform set_config('app.scope', 'firm', true), set_config('app.law_firm_id', scope_id, true);
  elsif scope_kind <> 'none' then
    raise exception 'unknown scope %', scope_kind;
  end if;
end $$;

call app.protect('credentials', 'app.is_system()');
call app.protect('password_history', 'app.is_system()', 'select, insert, delete');
call app.protect('password_policies', 'app.inside()', 'select, insert, update');
call app.protect('sessions', 'app.is_system()', 'select, insert, update');
call app.protect('pending_sign_ins', 'app.is_system()');
call app.protect('second_factors', 'app.is_system() or user_id = app.user_id()');
call app.protect('recovery_codes', 'app.is_system() or user_id = app.user_id()');
call app.protect('action_codes', 'app.is_system()');
call app.protect('rate_limits', 'app.is_system()');
