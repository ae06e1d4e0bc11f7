-- From review to mailbox: what was decided about a filing, its fees, its signatures and its packages.

-- Where a package goes: dated rows, kept by the provider (case-types.md §1.7). No tenant's data.
create table filing_addresses (
  id             bigint generated always as identity primary key,
  form_id        text not null check (length(form_id) between 2 and 30),
  -- Whom the row is for, in words: classification, premium, states.
  applies_to     text not null default '' check (length(applies_to) <= 300),
  premium        boolean,
  carrier        text not null check (carrier in ('USPS', 'Courier', 'Online')),
  address        text not null check (length(address) between 3 and 500),
  effective_from date not null,
  effective_to   date,
  source         text not null default '' check (length(source) <= 300),
  verified_on    date not null,
  verified_by    text not null default '' check (length(verified_by) <= 200),
  version        integer not null default 1,
  check (effective_to is null or effective_to >= effective_from)
);
create index filing_addresses_by_form on filing_addresses (form_id, effective_from desc);
call app.protect('filing_addresses', 'app.inside()', 'select, insert, update');
drop policy scope on filing_addresses;
create policy scope on filing_addresses to visacare_app
  using (case when app.inside() then true else false end) with check (app.all_tenants());

-- One row per case: when, how and where it is filed, who pays which fee, and what only the check asks for.
create table case_filing_plans (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null unique,
  file_on             date,
  payment_method      text check (payment_method in ('Card', 'ACH')),
  carrier             text check (carrier in ('USPS', 'Courier', 'Online')),
  address             text not null default '' check (length(address) <= 500),
  address_verified_on date,
  -- Fee line → payer, where it is not the usual one.
  payers              jsonb not null default '{}',
  -- Answers to what the pre-filing check needs beyond the vocabulary of facts, by fact id; no secrets.
  details             jsonb not null default '{}',
  approved_fees       jsonb,
  approved_cents      integer,
  approved_at         timestamptz,
  approved_by         bigint,
  approved_by_name    text not null default '',
  version             integer not null default 1,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_filing_plans_by_company on case_filing_plans (company_id, case_id);
call app.protect('case_filing_plans', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');

-- An error of the check that an attorney waived, with the reason; taken back, it stays on record.
create table case_waivers (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  rule                text not null check (length(rule) <= 20),
  reason              text not null check (length(reason) between 1 and 1000),
  role_id             integer not null,
  at                  timestamptz not null,
  by                  bigint,
  by_name             text not null default '',
  withdrawn_at        timestamptz,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create unique index case_waivers_once on case_waivers (case_id, rule) where withdrawn_at is null;
create index case_waivers_by_company on case_waivers (company_id, case_id);
call app.protect('case_waivers', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert, update');

-- A package as it was built: one PDF, what is in it page by page, what is missing, and what it was written from.
create table case_packages (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  number              integer not null,
  status              text not null default 'Waiting' check (status in ('Waiting', 'Working', 'Ready', 'Failed', 'Filed')),
  step                text not null default '' check (length(step) <= 200),
  done_parts          integer not null default 0,
  total_parts         integer not null default 0,
  message             text not null default '' check (length(message) <= 1000),
  pages               integer,
  sha256              bytea,
  file_id             bigint references files (id),
  snapshot_id         bigint references files (id),
  snapshot_sha256     bytea,
  contents            jsonb not null default '[]',
  missing             jsonb not null default '[]',
  -- Versions of the fact documents it was written from: a later answer makes it out of date.
  versions            jsonb not null default '{}',
  created_at          timestamptz not null,
  created_by          bigint,
  created_by_name     text not null default '',
  built_at            timestamptz,
  filed_at            timestamptz,
  filed_on            date,
  filed_by_name       text not null default '',
  channel             text check (channel in ('paper', 'online')),
  proof_of_filing     text not null default '' check (length(proof_of_filing) <= 100),
  unique (company_id, id),
  unique (case_id, number),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_packages_by_case on case_packages (case_id, id desc);
create index case_packages_by_company on case_packages (company_id, id desc);
call app.protect('case_packages', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');

-- A handwritten signature that was seen, on one block of one form; a scan of the page belongs to it when there is one.
create table case_signatures (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  case_form_id        bigint not null,
  block               text not null check (length(block) <= 60),
  signer              text not null default '' check (length(signer) <= 200),
  kind                text not null check (kind in ('Ink', 'Scan', 'Online account')),
  signed_on           date not null,
  page_code           text not null default '' check (length(page_code) <= 40),
  file_id             bigint references files (id),
  at                  timestamptz not null,
  by                  bigint,
  by_name             text not null default '',
  unique (case_form_id, block),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, case_form_id) references case_forms (company_id, id) on delete cascade
);
create index case_signatures_by_case on case_signatures (case_id, id);
create index case_signatures_by_company on case_signatures (company_id, id);
call app.protect('case_signatures', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');

insert into app.follows_representation values ('case_filing_plans'), ('case_waivers'), ('case_packages'), ('case_signatures');
