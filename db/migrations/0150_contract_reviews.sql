-- Contract reviews (case-types.md §17): what was asked, what the reviewer found, when it was delivered.
create table contract_reviews (
  case_id      bigint primary key,
  company_id   bigint not null,
  law_firm_id  bigint,
  -- Parties, role in a case, questions, the day it was asked for and the working days agreed.
  asked        jsonb not null default '{}' check (length(asked::text) <= 8000),
  delivered_on date,
  delivered_to text not null default '' check (length(delivered_to) <= 300),
  version      integer not null default 1,
  updated_at   timestamptz not null,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index contract_reviews_by_company on contract_reviews (company_id, case_id);
call app.protect('contract_reviews', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('contract_reviews');

-- A finding is a reviewer's: what word rules propose is never kept here by itself.
create table contract_findings (
  id          bigint generated always as identity primary key,
  company_id  bigint not null,
  law_firm_id bigint,
  case_id     bigint not null,
  position    integer not null check (position >= 1),
  point       text not null default '' check (length(point) <= 120),
  clause      text not null check (length(clause) between 1 and 120),
  page        integer check (page between 1 and 2000),
  quote       text not null default '' check (length(quote) <= 2000),
  risk        text not null check (risk in ('low', 'medium', 'high')),
  advice      text not null check (length(advice) between 1 and 2000),
  by_name     text not null default '' check (length(by_name) <= 200),
  updated_at  timestamptz not null,
  unique (case_id, position),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index contract_findings_by_company on contract_findings (company_id, id);
call app.protect('contract_findings', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('contract_findings');
