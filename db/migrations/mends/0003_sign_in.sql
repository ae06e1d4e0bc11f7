-- Before, a look into a tenant did not end by itself, and entering a scope took more steps; at first its parameters had
-- other names, which a replacement may not change.
alter table sessions add column if not exists selected_until timestamptz;

do $$ begin
  if (select proargnames[1] <> 'scope_kind' from pg_proc where oid = 'app.enter(text, text, timestamptz)'::regprocedure) then
    drop function app.enter(text, text, timestamptz);
  end if;
end $$;

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
