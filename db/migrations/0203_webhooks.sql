-- Where a customer's own systems are told what happens in its cases.
create table webhooks (
  id              bigint generated always as identity primary key,
  company_id      bigint references companies (id),
  law_firm_id     bigint references law_firms (id),
  name            text not null check (length(name) between 1 and 80),
  url             text not null check (length(url) between 8 and 500),
  events          text[] not null check (cardinality(events) <= 50),
  -- Sealed; each delivery is signed with it.
  secret          text not null default '' check (length(secret) <= 1000),
  is_on           boolean not null default true,
  version         integer not null default 1,
  created_at      timestamptz not null,
  created_by_name text not null default '' check (length(created_by_name) <= 200),
  check (company_id is null or law_firm_id is null)
);
create index webhooks_of_company on webhooks (company_id);
create index webhooks_of_firm on webhooks (law_firm_id);
call app.protect('webhooks', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()');

-- Each message as it is sent, and how that went. It says which record, never what is known of a person.
create table webhook_deliveries (
  id           bigint generated always as identity primary key,
  webhook_id   bigint not null references webhooks (id) on delete cascade,
  company_id   bigint references companies (id),
  law_firm_id  bigint references law_firms (id),
  event        text not null check (length(event) <= 40),
  -- The same for the same message, however often it is sent.
  message_id   uuid not null default gen_random_uuid(),
  data         jsonb not null check (pg_column_size(data) <= 4000),
  state        text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts     integer not null default 0,
  status_code  integer,
  outcome      text not null default '' check (length(outcome) <= 300),
  created_at   timestamptz not null default now(),
  tried_at     timestamptz
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);
call app.protect('webhook_deliveries', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');

-- In the transaction of what happened, whichever way it came about: a message for each webhook that asked for it, and its job.
create function app.tell_webhooks(of_company bigint, of_firm bigint, what text, about jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  delivery bigint;
begin
  for delivery in
    insert into webhook_deliveries (webhook_id, company_id, law_firm_id, event, data)
    select w.id, w.company_id, w.law_firm_id, what, about from webhooks w
     where w.is_on and what = any (w.events) and (w.company_id = of_company or w.law_firm_id = of_firm)
    returning id
  loop
    perform app.enqueue('webhooks.deliver', json_build_object('deliveryId', delivery), null, 'webhook:' || delivery, 12);
  end loop;
end $$;
revoke execute on function app.tell_webhooks(bigint, bigint, text, jsonb) from public;

create function app.tell_of_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about jsonb := jsonb_build_object('caseId', new.id, 'number', new.number, 'companyId', new.company_id, 'typeId', new.type_id,
                                    'status', new.status, 'stage', new.stage);
begin
  if tg_op = 'INSERT' then
    perform app.tell_webhooks(new.company_id, new.law_firm_id, 'case.opened', about);
    return null;
  end if;
  if new.status <> old.status or new.stage <> old.stage then
    perform app.tell_webhooks(new.company_id, new.law_firm_id, 'case.moved',
      about || jsonb_build_object('from', jsonb_build_object('status', old.status, 'stage', old.stage)));
  end if;
  if new.receipt_number is distinct from old.receipt_number and new.receipt_number is not null then
    perform app.tell_webhooks(new.company_id, new.law_firm_id, 'case.receipt',
      about || jsonb_build_object('receiptNumber', new.receipt_number, 'receiptOn', new.receipt_on));
  end if;
  if new.status <> old.status and new.status = 8 then
    perform app.tell_webhooks(new.company_id, new.law_firm_id, 'case.rfe', about || jsonb_build_object('dueOn', new.rfe_due_on));
  end if;
  if new.status <> old.status and new.status = 9 then
    perform app.tell_webhooks(new.company_id, new.law_firm_id, 'case.decided',
      about || jsonb_build_object('outcome', new.outcome, 'decidedOn', new.decided_on));
  end if;
  return null;
end $$;
create trigger tell_of_opened after insert on cases for each row execute function app.tell_of_case();
create trigger tell_of_moved after update of status, stage, receipt_number on cases for each row
  when (new.status <> old.status or new.stage <> old.stage or new.receipt_number is distinct from old.receipt_number)
  execute function app.tell_of_case();

create function app.tell_of_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.tell_webhooks(new.company_id, new.law_firm_id, 'document.added',
    jsonb_build_object('documentId', new.id, 'caseId', new.case_id, 'companyId', new.company_id, 'documentType', new.document_type));
  return null;
end $$;
create trigger tell_of_document after insert on documents for each row execute function app.tell_of_document();

-- Told when people are reminded of it.
create function app.tell_of_deadline() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.tell_webhooks(new.company_id, new.law_firm_id, 'deadline.near',
    jsonb_build_object('deadlineId', new.id, 'caseId', new.case_id, 'companyId', new.company_id, 'title', new.title, 'dueOn', new.due_on));
  return null;
end $$;
create trigger tell_of_deadline after update of reminded on case_deadlines for each row
  when (cardinality(new.reminded) > cardinality(old.reminded) and new.severity <> 'internal') execute function app.tell_of_deadline();
