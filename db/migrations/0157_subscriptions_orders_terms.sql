create table company_subscriptions (
  id              bigint generated always as identity primary key,
  company_id      bigint not null unique references companies (id),
  law_firm_id     bigint,
  plan_id         bigint not null references subscription_plans (id),
  frequency_id    bigint not null references subscription_frequencies (id),
  -- What was asked for and is not confirmed by the provider yet.
  wanted_plan_id      bigint references subscription_plans (id),
  wanted_frequency_id bigint references subscription_frequencies (id),
  request_key     text check (length(request_key) <= 120),
  state           text not null default 'asked' check (state in ('asked', 'active', 'past due', 'ended')),
  failure         text not null default '' check (length(failure) <= 300),
  provider_ref    text unique check (length(provider_ref) <= 120),
  period_end      date,
  -- Of the last event that was applied: an older one that arrives later changes nothing.
  told_at         timestamptz,
  started_at      timestamptz not null,
  unique (company_id, id)
);
call app.protect('company_subscriptions', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('company_subscriptions');

-- A case bought to be done without an attorney.
create table case_orders (
  id          bigint generated always as identity primary key,
  company_id  bigint not null,
  law_firm_id bigint,
  case_id     bigint not null unique,
  invoice_id  bigint not null unique,
  plan_id     bigint references subscription_plans (id),
  ordered_at  timestamptz not null,
  ordered_by  bigint,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id),
  foreign key (company_id, invoice_id) references invoices (company_id, id)
);
create index case_orders_by_company on case_orders (company_id, id desc);
call app.protect('case_orders', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert');
insert into app.follows_representation values ('case_orders');

-- Who accepted which version of the terms, and when. Nobody changes it.
create table terms_acceptances (
  user_id     bigint not null references users (id) on delete cascade,
  version     text not null check (length(version) between 1 and 20),
  accepted_at timestamptz not null,
  address     text not null default '' check (length(address) <= 60),
  primary key (user_id, version)
);
call app.protect('terms_acceptances', 'app.all_tenants() or user_id = app.user_id()', 'select, insert');
