-- A scan of signed pages as it came in, and page by page what became of it: matched by the code on it, placed by hand,
-- or why neither.
create table case_scans (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  file_id             bigint not null references files (id),
  file_name           text not null check (length(file_name) <= 255),
  status              text not null default 'Reading' check (status in ('Reading', 'Read', 'Failed')),
  signed_on           date not null,
  done_pages          integer not null default 0,
  total_pages         integer not null default 0,
  pages               jsonb not null default '[]',
  at                  timestamptz not null,
  by                  bigint,
  by_name             text not null default '' check (length(by_name) <= 200),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_scans_by_case on case_scans (case_id, id desc);
create index case_scans_by_company on case_scans (company_id, id desc);
call app.protect('case_scans', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert, update');
insert into app.follows_representation values ('case_scans');

-- Whom a filing address is for, so that the product can choose it (case-types.md §1.7). Nothing said holds for everybody.
alter table filing_addresses
  add column states text[] not null default '{}' check (cardinality(states) <= 60 and array_to_string(states, '') ~ '^([A-Z]{2})*$'),
  add column classification text not null default '' check (length(classification) <= 100),
  add column concurrent_with text not null default '' check (length(concurrent_with) <= 30);
