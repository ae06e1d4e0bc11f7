-- What features stand on: audit, mail, files, notifications, idempotency, common values.

-- Hash-chained per tenant, insert-only: the application role may call app.audit and read, nothing else.
create table audit_events (
  tenant      text        not null,
  seq         bigint      not null,
  at          timestamptz not null,
  operation   text        not null,
  user_id     bigint,
  company_id  bigint,
  law_firm_id bigint,
  subject     text        not null default '',
  before      jsonb,
  after       jsonb,
  reason      text        not null default '',
  ip          text        not null default '',
  request_id  text        not null default '',
  hash        bytea       not null,
  primary key (tenant, seq)
);
create index audit_events_by_company on audit_events (company_id, at desc) where company_id is not null;
create index audit_events_by_law_firm on audit_events (law_firm_id, at desc) where law_firm_id is not null;
create index audit_events_by_time on audit_events (at desc, tenant, seq);

create table audit_heads (
  tenant text primary key,
  seq    bigint not null,
  hash   bytea  not null
);

-- The text that a row's hash covers. Keep in step with nothing else: the verify command calls this very function.
create function app.audit_text(e audit_events) returns text language sql stable as $$
  select concat_ws(E'\x1f', e.tenant, e.seq, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.operation,
    coalesce(e.user_id::text, '-'), coalesce(e.company_id::text, '-'), coalesce(e.law_firm_id::text, '-'), e.subject,
    coalesce(e.before::text, '-'), coalesce(e.after::text, '-'), e.reason, e.ip, e.request_id)
$$;

create function app.audit(
  at timestamptz, operation text, user_id bigint, company_id bigint, law_firm_id bigint, subject text,
  before jsonb, after jsonb, reason text, ip text, request_id text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_variable
declare
  tenant text := case when company_id is not null then 'company:' || company_id
                      when law_firm_id is not null then 'firm:' || law_firm_id else 'provider' end;
begin
  -- The head row is the lock that orders a tenant's chain: whoever waits for it continues from what the other has left.
  loop
    with head as (
      update audit_heads h
         set seq = h.seq + 1,
             hash = sha256(h.hash || convert_to(app.audit_text(row(
               tenant, h.seq + 1, at, operation, user_id, company_id, law_firm_id, subject, before, after, reason, ip, request_id, null
             )::audit_events), 'UTF8'))
       where h.tenant = tenant
      returning h.seq, h.hash
    )
    insert into audit_events
    select tenant, head.seq, at, operation, user_id, company_id, law_firm_id, subject, before, after, reason, ip, request_id, head.hash
      from head;
    exit when found;
    insert into audit_heads values (tenant, 0, '') on conflict do nothing;
  end loop;
end $$;

-- Every mail is stored, sent or not. Bodies hold one-time links, so they are sealed.
create table outbox_mails (
  id          bigint generated always as identity primary key,
  company_id  bigint references companies (id),
  law_firm_id bigint references law_firms (id),
  recipients  text[] not null check (cardinality(recipients) between 1 and 50),
  copies      text[] not null default '{}',
  subject     text not null check (length(subject) <= 300),
  template    text not null,
  body        text not null,
  status      text not null default 'waiting' check (status in ('waiting', 'held', 'sent', 'failed')),
  attempts    integer not null default 0,
  last_error  text not null default '',
  created_at  timestamptz not null,
  created_by  bigint,
  sent_at     timestamptz
);
create index outbox_mails_by_time on outbox_mails (id desc);
create index outbox_mails_by_status on outbox_mails (status, id desc);

create table files (
  id           bigint generated always as identity primary key,
  key          text not null unique check (key ~ '^[0-9a-f]{32}$'),
  company_id   bigint references companies (id),
  law_firm_id  bigint references law_firms (id),
  person_id    bigint,
  name         text not null check (length(name) between 1 and 200),
  content_type text not null,
  size         bigint not null check (size >= 0),
  sha256       bytea not null,
  purpose      text not null default '',
  created_at   timestamptz not null,
  created_by   bigint,
  foreign key (company_id, person_id) references people (company_id, id)
);
create index files_by_company on files (company_id, id desc);

create table notifications (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users (id),
  text       text not null check (length(text) <= 500),
  link       text not null default '',
  created_at timestamptz not null,
  read_at    timestamptz
);
create index notifications_by_user on notifications (user_id, id desc);

create table idempotency_keys (
  user_id      bigint not null,
  key          text not null check (length(key) between 8 and 100),
  operation    text not null,
  request_hash bytea not null,
  status       integer not null,
  body         jsonb,
  created_at   timestamptz not null,
  primary key (user_id, key)
);

create table common_details (
  id          bigint generated by default as identity primary key,
  common_name text not null check (length(common_name) between 1 and 60),
  value       text not null check (length(value) between 1 and 200),
  code        text not null default '' check (length(code) <= 60),
  position    integer not null default 0,
  active      boolean not null default true,
  version     integer not null default 1,
  created_at  timestamptz not null default now(),
  created_by  bigint,
  updated_at  timestamptz not null default now(),
  updated_by  bigint,
  unique (common_name, value)
);
create index common_details_by_name on common_details (common_name, position, id);

-- Small facts about this installation (set-up done, demo data loaded).
create table installation (
  name  text primary key,
  value jsonb not null
);

call app.protect('audit_events', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select');
call app.protect('audit_heads', 'app.is_system()', 'select');
call app.protect('outbox_mails', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
call app.protect('files', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or person_id = app.person_id()');
call app.protect('notifications', 'app.is_system() or user_id = app.user_id()');
call app.protect('idempotency_keys', 'app.is_system() or user_id = app.user_id()');
call app.protect('common_details', 'app.inside()');
call app.protect('installation', 'app.is_system()');

-- Jobs are enqueued in the transaction that causes them. The queue's tables belong to the owner.
create function app.enqueue(task text, payload json, run_at timestamptz, job_key text, max_attempts integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => max_attempts);
end $$;

revoke execute on all functions in schema app from public;
grant execute on all functions in schema app to visacare_app;
