-- The books. A line moves an amount from one account to another, so an entry that does not balance cannot be written down:
-- debit and credit are two columns of the same row with one amount. Nobody changes or deletes a line; a mistake is
-- corrected by the opposite entry.
create table ledger_entries (
  id          bigint generated always as identity primary key,
  company_id  bigint not null references companies (id),
  law_firm_id bigint,
  -- What it records, once: 'invoice:12', 'charge:7'. Whoever records the same thing twice is refused.
  source      text not null unique check (length(source) between 3 and 120),
  memo        text not null default '' check (length(memo) <= 300),
  at          timestamptz not null,
  by_user     bigint,
  unique (company_id, id)
);
create index ledger_entries_by_company on ledger_entries (company_id, at, id);
create index ledger_entries_by_law_firm on ledger_entries (law_firm_id, id) where law_firm_id is not null;
call app.protect('ledger_entries', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert');
insert into app.follows_representation values ('ledger_entries');

create table ledger_lines (
  id           bigint generated always as identity primary key,
  company_id   bigint not null,
  law_firm_id  bigint,
  entry_id     bigint not null,
  -- What companies owe us, what we hold, what is ours, and what we only pass on to the government.
  debit        text not null check (debit in ('receivable', 'cash', 'service income', 'government fees', 'discounts', 'written off')),
  credit       text not null check (credit in ('service income', 'government fees', 'receivable', 'cash', 'discounts', 'written off')),
  amount_cents bigint not null check (amount_cents > 0),
  payer        text not null default 'employer' check (payer in ('employer', 'individual')),
  check (debit <> credit),
  foreign key (company_id, entry_id) references ledger_entries (company_id, id)
);
create index ledger_lines_by_entry on ledger_lines (entry_id);
create index ledger_lines_by_company on ledger_lines (company_id, id);
call app.protect('ledger_lines', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert');
insert into app.follows_representation values ('ledger_lines');

-- Numbers without gaps: the row of the year is taken in the transaction that writes the invoice, and goes back with it.
create table invoice_numbers (
  year integer primary key check (year > 0),
  last integer not null check (last >= 0)
);
call app.protect('invoice_numbers', 'app.is_system()', 'select, insert, update');

create table invoices (
  id               bigint generated always as identity primary key,
  company_id       bigint not null references companies (id),
  law_firm_id      bigint,
  number           text not null unique check (length(number) between 6 and 20),
  issued_on        date not null,
  title            text not null check (length(title) between 1 and 200),
  state            text not null default 'open' check (state in ('open', 'paid', 'void')),
  service_cents    bigint not null default 0 check (service_cents >= 0),
  government_cents bigint not null default 0 check (government_cents >= 0),
  discount_cents   bigint not null default 0 check (discount_cents >= 0 and discount_cents <= service_cents),
  refunded_cents   bigint not null default 0 check (refunded_cents >= 0),
  -- Of the payment provider, where the invoice is one of a subscription: written once, however often it is told.
  provider_ref     text unique check (length(provider_ref) <= 120),
  case_id          bigint,
  created_at       timestamptz not null,
  paid_at          timestamptz,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id)
);
create index invoices_by_company on invoices (company_id, id desc);
create index invoices_by_law_firm on invoices (law_firm_id, id desc) where law_firm_id is not null;
call app.protect('invoices', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('invoices');

create table invoice_lines (
  id           bigint generated always as identity primary key,
  company_id   bigint not null,
  law_firm_id  bigint,
  invoice_id   bigint not null,
  position     integer not null check (position >= 1),
  words        text not null check (length(words) between 1 and 300),
  kind         text not null check (kind in ('service', 'government', 'discount')),
  payer        text not null default 'employer' check (payer in ('employer', 'individual')),
  amount_cents bigint not null check (amount_cents >= 0),
  unique (invoice_id, position),
  foreign key (company_id, invoice_id) references invoices (company_id, id)
);
create index invoice_lines_by_company on invoice_lines (company_id, id);
call app.protect('invoice_lines', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert');
insert into app.follows_representation values ('invoice_lines');
