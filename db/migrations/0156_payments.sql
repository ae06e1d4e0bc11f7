-- What we know of a company's customer at the payment provider. Of a card: brand, last four digits, expiry. Its number
-- never comes here.
create table payment_customers (
  company_id   bigint primary key references companies (id),
  law_firm_id  bigint,
  provider     text not null check (provider in ('stripe', 'sandbox')),
  ref          text not null unique check (length(ref) <= 120),
  method_ref   text check (length(method_ref) <= 120),
  method_kind  text check (method_kind in ('card', 'bank account')),
  brand        text check (length(brand) <= 40),
  last4        text check (length(last4) <= 4),
  expires      text check (length(expires) <= 7),
  added_at     timestamptz,
  bills_to     text not null default '' check (length(bills_to) <= 254),
  po_number    text not null default '' check (length(po_number) <= 60),
  created_at   timestamptz not null
);
call app.protect('payment_customers', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('payment_customers');

-- A visit to the provider's page, from the moment somebody is sent there.
create table payment_setups (
  reference   text primary key check (length(reference) <= 120),
  company_id  bigint not null references companies (id),
  law_firm_id bigint,
  state       text not null default 'open' check (state in ('open', 'done', 'failed')),
  failure     text not null default '' check (length(failure) <= 300),
  by_user     bigint,
  created_at  timestamptz not null,
  finished_at timestamptz
);
create index payment_setups_by_company on payment_setups (company_id, created_at);
call app.protect('payment_setups', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('payment_setups');

-- An amount asked of the provider, written down before it is asked: whoever dies in between asks again under the same key.
create table charges (
  id           bigint generated always as identity primary key,
  company_id   bigint not null,
  law_firm_id  bigint,
  invoice_id   bigint not null,
  request_key  text not null unique check (length(request_key) between 8 and 120),
  amount_cents bigint not null check (amount_cents > 0),
  state        text not null default 'asked' check (state in ('asked', 'succeeded', 'failed', 'needs authentication')),
  provider_ref text unique check (length(provider_ref) <= 120),
  paid_with    text not null default '' check (length(paid_with) <= 60),
  failure      text not null default '' check (length(failure) <= 300),
  asked_at     timestamptz not null,
  settled_at   timestamptz,
  unique (company_id, id),
  foreign key (company_id, invoice_id) references invoices (company_id, id)
);
create index charges_by_company on charges (company_id, id desc);
create index charges_by_invoice on charges (invoice_id);
create index charges_unsettled on charges (asked_at) where state = 'asked';
call app.protect('charges', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('charges');

create table refunds (
  id           bigint generated always as identity primary key,
  company_id   bigint not null,
  law_firm_id  bigint,
  charge_id    bigint not null,
  request_key  text not null unique check (length(request_key) between 8 and 120),
  amount_cents bigint not null check (amount_cents > 0),
  reason       text not null default '' check (length(reason) <= 300),
  state        text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  provider_ref text unique check (length(provider_ref) <= 120),
  failure      text not null default '' check (length(failure) <= 300),
  asked_at     timestamptz not null,
  settled_at   timestamptz,
  foreign key (company_id, charge_id) references charges (company_id, id)
);
create index refunds_by_charge on refunds (charge_id);
create index refunds_by_company on refunds (company_id, id desc);
call app.protect('refunds', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('refunds');

-- What the provider told us: stored first, applied by a job, and kept so that it can be applied again.
create table payment_events (
  id          text primary key check (length(id) <= 120),
  type        text not null check (length(type) <= 120),
  created_at  timestamptz not null,
  payload     jsonb not null check (pg_column_size(payload) <= 200000),
  received_at timestamptz not null,
  applied_at  timestamptz,
  effect      text not null default '' check (length(effect) <= 300)
);
create index payment_events_waiting on payment_events (received_at) where applied_at is null;
call app.protect('payment_events', 'app.is_system()', 'select, insert, update');

create table reconciliations (
  id       bigint generated always as identity primary key,
  at       timestamptz not null,
  looked   integer not null check (looked >= 0),
  repaired text[] not null default '{}'
);
call app.protect('reconciliations', 'app.all_tenants()', 'select, insert');

-- The sandbox stands in for the provider and keeps what the provider would keep; nothing else reads it.
create table sandbox_objects (
  id          text primary key check (length(id) <= 120),
  kind        text not null check (length(kind) <= 40),
  request_key text unique check (length(request_key) <= 160),
  data        jsonb not null default '{}' check (pg_column_size(data) <= 20000),
  created_at  timestamptz not null
);
create index sandbox_objects_by_kind on sandbox_objects (kind, created_at);
call app.protect('sandbox_objects', 'app.is_system()', 'select, insert, update');
