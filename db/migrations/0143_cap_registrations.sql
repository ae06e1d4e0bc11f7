-- Registrations of the H-1B cap, one for each person, employer and fiscal year (8 CFR 214.2(h)(8)(iii)). Of the passport only
-- what tells two apart is kept: the number itself stays with the person.
create table cap_registrations (
  id               bigint generated always as identity primary key,
  company_id       bigint not null references companies (id),
  law_firm_id      bigint,
  person_id        bigint not null,
  fiscal_year      integer not null check (fiscal_year > 0),
  job_title        text not null default '' check (length(job_title) <= 200),
  soc              text not null default '' check (length(soc) <= 10),
  area             text not null default '' check (length(area) <= 200),
  wage_cents       bigint check (wage_cents > 0),
  level            integer check (level between 1 and 4),
  masters          boolean not null default false,
  -- Why a related employer has a need of its own (V81).
  separate_need    text not null default '' check (length(separate_need) <= 1000),
  passport_hash    text check (length(passport_hash) <= 100),
  passport_ends_on date,
  state            text not null default 'planned' check (state in ('planned', 'submitted', 'selected', 'not selected', 'deleted')),
  submitted_on     date,
  number           text not null default '' check (length(number) <= 40),
  filing_from      date,
  filing_until     date,
  case_id          bigint,
  version          integer not null default 1,
  created_at       timestamptz not null,
  unique (company_id, id),
  check ((filing_from is null) = (filing_until is null) and filing_until >= filing_from or filing_from is null),
  foreign key (company_id, person_id) references people (company_id, id) on delete cascade,
  foreign key (company_id, case_id) references cases (company_id, id) on delete set null (case_id)
);
create index cap_registrations_by_company on cap_registrations (company_id, fiscal_year, id);
create index cap_registrations_by_law_firm on cap_registrations (law_firm_id, fiscal_year, id) where law_firm_id is not null;
create index cap_registrations_by_person on cap_registrations (person_id, fiscal_year);
create index cap_registrations_by_case on cap_registrations (case_id) where case_id is not null;
create index cap_registrations_by_passport on cap_registrations (fiscal_year, passport_hash) where passport_hash is not null;
call app.protect('cap_registrations', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('cap_registrations');
