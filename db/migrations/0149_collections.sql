-- Collections (case-types.md §16): what a client's customer owes, and what came of asking for it. Amounts are whole cents.
create table collection_matters (
  case_id         bigint primary key,
  company_id      bigint not null,
  law_firm_id     bigint,
  -- An outside party without an account.
  debtor          jsonb not null default '{}' check (length(debtor::text) <= 4000),
  -- The contract, the days given, and the day the claim is barred, which state law sets and the attorney enters.
  terms           jsonb not null default '{}' check (length(terms::text) <= 4000),
  -- [{ from, basisPoints, source, confirmed }]: each counts from its day on.
  rates           jsonb not null default '[]' check (jsonb_typeof(rates) = 'array' and length(rates::text) <= 20000),
  -- How much had come in when the plan was agreed: what comes later pays its instalments.
  plan_from_cents bigint,
  version         integer not null default 1,
  updated_at      timestamptz not null,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index collection_matters_by_company on collection_matters (company_id, case_id);
call app.protect('collection_matters', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('collection_matters');

create table collection_invoices (
  id           bigint generated always as identity primary key,
  company_id   bigint not null,
  law_firm_id  bigint,
  case_id      bigint not null,
  number       text not null check (length(number) between 1 and 60),
  issued_on    date not null,
  due_on       date not null,
  amount_cents bigint not null check (amount_cents between 1 and 1000000000),
  paid_cents   bigint not null default 0 check (paid_cents between 0 and amount_cents),
  unique (case_id, number),
  check (due_on >= issued_on),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index collection_invoices_by_company on collection_invoices (company_id, id);
call app.protect('collection_invoices', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('collection_invoices');

-- A payment is never changed or deleted: a wrong one is taken back with its reason and stays in sight.
create table collection_payments (
  id             bigint generated always as identity primary key,
  company_id     bigint not null,
  law_firm_id    bigint,
  case_id        bigint not null,
  position       integer not null check (position >= 1),
  paid_on        date not null,
  amount_cents   bigint not null check (amount_cents between 1 and 1000000000),
  interest_cents bigint not null default 0 check (interest_cents between 0 and amount_cents),
  how            text not null check (length(how) <= 30),
  reference      text not null default '' check (length(reference) <= 120),
  by_name        text not null default '' check (length(by_name) <= 200),
  taken_back     text check (length(taken_back) between 1 and 500),
  created_at     timestamptz not null,
  unique (case_id, position),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index collection_payments_by_company on collection_payments (company_id, id);
call app.protect('collection_payments', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('collection_payments');

create table collection_instalments (
  id           bigint generated always as identity primary key,
  company_id   bigint not null,
  law_firm_id  bigint,
  case_id      bigint not null,
  due_on       date not null,
  amount_cents bigint not null check (amount_cents between 1 and 1000000000),
  unique (case_id, due_on),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index collection_instalments_by_company on collection_instalments (company_id, id);
call app.protect('collection_instalments', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, delete, update');
insert into app.follows_representation values ('collection_instalments');

-- That a demand went out: when, how, to whom, for how much and until when. Nobody changes a line of it.
create table collection_demands (
  id           bigint generated always as identity primary key,
  company_id   bigint not null,
  law_firm_id  bigint,
  case_id      bigint not null,
  sent_on      date not null,
  way          text not null check (length(way) <= 30),
  sent_to      text not null check (length(sent_to) between 1 and 300),
  tracking     text not null default '' check (length(tracking) <= 100),
  amount_cents bigint not null check (amount_cents >= 0),
  pay_by       date not null,
  by_name      text not null default '' check (length(by_name) <= 200),
  created_at   timestamptz not null,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index collection_demands_by_case on collection_demands (case_id, id);
create index collection_demands_by_company on collection_demands (company_id, id);
call app.protect('collection_demands', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('collection_demands');
