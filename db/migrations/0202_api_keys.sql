-- Keys with which a customer's own systems call the product. The key itself is nowhere: its digest, and the beginning
-- that people know it by. A key can do what its maker may do and no more: it ends with the account, its role and its tenant.
create table api_keys (
  id              bigint generated always as identity primary key,
  company_id      bigint references companies (id),
  law_firm_id     bigint references law_firms (id),
  user_id         bigint not null references users (id),
  role_id         bigint not null references roles (id),
  scope           text not null check (scope in ('provider', 'firm', 'company')),
  name            text not null check (length(name) between 1 and 80),
  prefix          text not null check (length(prefix) between 8 and 20),
  key_hash        bytea not null unique,
  rights          text[] not null check (cardinality(rights) <= 200),
  created_at      timestamptz not null,
  created_by_name text not null default '' check (length(created_by_name) <= 200),
  expires_at      timestamptz not null,
  last_used_at    timestamptz,
  revoked_at      timestamptz,
  revoked_by_name text not null default '' check (length(revoked_by_name) <= 200),
  check (company_id is null or law_firm_id is null)
);
create index api_keys_of_company on api_keys (company_id, id);
create index api_keys_of_firm on api_keys (law_firm_id, id);
call app.protect('api_keys', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');

-- As before, and besides: `key` takes everything from the live key, as `session` does from the live session.
create or replace function app.enter(scope_kind text, scope_id text, at_time timestamptz) returns void
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
  elsif scope_kind = 'key' then
    perform set_config('app.user_id', k.user_id::text, true),
            set_config('app.scope', k.scope, true),
            case when k.scope = 'company' then set_config('app.company_id', k.company_id::text, true)
                 when k.scope = 'firm' then set_config('app.law_firm_id', k.law_firm_id::text, true) end
       from api_keys k join users u on u.id = k.user_id
      where k.key_hash = decode(scope_id, 'hex') and k.revoked_at is null and at_time < k.expires_at
        and u.status = 'Active' and u.role_id = k.role_id and app.switched_off(u) is null;
    if not found then
      raise exception '%', coalesce((
        select case when k.revoked_at is not null then 'key revoked' when at_time >= k.expires_at then 'key expired' else 'key ended' end
          from api_keys k where k.key_hash = decode(scope_id, 'hex')), 'no key') using errcode = 'VC401';
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
