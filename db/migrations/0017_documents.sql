-- Documents of a case: what was uploaded, in versions; what is still asked for; what was decided about it.

-- A family sees the files that are meant for it: 0004 knew one person only.
drop policy owner on files;
drop policy scope on files;
alter table files add column household_person_id bigint;
alter table files add foreign key (company_id, household_person_id) references people (company_id, id);
call app.protect('files', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or person_id = app.person_id() or household_person_id = app.person_id()');

-- The specification's file upload record (§3). An employee sees only what the record says is for the employee.
create table documents (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  -- The item of the request list that it answers; '' where it answers none.
  item_id             text not null default '' check (length(item_id) <= 60),
  document_type       text not null check (length(document_type) between 1 and 200),
  form_type           text not null default '' check (length(form_type) <= 60),
  description         text not null default '' check (length(description) <= 1000),
  employee_access     boolean not null default true,
  enable_email        boolean not null default false,
  expires_on          date,
  review              text not null default 'Waiting' check (review in ('Waiting', 'Accepted', 'Rejected')),
  review_reason       text not null default '' check (length(review_reason) <= 1000),
  reviewed_at         timestamptz,
  reviewed_by_name    text not null default '',
  -- The number of the newest version.
  latest              integer not null default 1,
  removed_at          timestamptz,
  version             integer not null default 1,
  created_at          timestamptz not null,
  created_by          bigint,
  created_by_name     text not null default '',
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  check (review <> 'Rejected' or review_reason <> '')
);
create index documents_by_case on documents (case_id, id);
create index documents_by_company on documents (company_id, id desc) where removed_at is null;
create index documents_by_law_firm on documents (law_firm_id, id desc) where removed_at is null and law_firm_id is not null;
create index documents_by_household on documents (household_person_id, id desc) where removed_at is null and employee_access;
create index documents_by_company_expiry on documents (company_id, expires_on, id) where removed_at is null and expires_on is not null;
create index documents_by_law_firm_expiry on documents (law_firm_id, expires_on, id) where removed_at is null and expires_on is not null;
call app.protect('documents', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or (employee_access and (household_person_id = app.person_id() or person_id = app.person_id()))', 'select, insert, update');

-- Each upload is kept. `readiness`: whether its pages can go into a filing package, which a job finds out.
create table document_versions (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  employee_access     boolean not null default true,
  document_id         bigint not null,
  number              integer not null check (number >= 1),
  file_id             bigint not null references files (id),
  readiness           text not null default 'Waiting' check (readiness in ('Waiting', 'Ready', 'Unusable', 'Failed')),
  readiness_note      text not null default '' check (length(readiness_note) <= 500),
  pages               integer check (pages >= 0),
  -- What the job prepared, for the package.
  index_file_id       bigint references files (id),
  pages_file_id       bigint references files (id),
  created_at          timestamptz not null,
  created_by          bigint,
  created_by_name     text not null default '',
  unique (document_id, number),
  foreign key (company_id, document_id) references documents (company_id, id) on delete cascade
);
create index document_versions_by_company on document_versions (company_id, document_id);
create index document_versions_by_file on document_versions (file_id);
call app.protect('document_versions', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or (employee_access and (household_person_id = app.person_id() or person_id = app.person_id()))', 'select, insert, update');

-- What is asked for besides the case type's checklist, and what was said about an item of it: due, waived, reminded.
create table document_requests (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  item_id             text not null check (length(item_id) between 1 and 60),
  -- Only of an item that the checklist does not know.
  name                text not null default '' check (length(name) <= 200),
  need                text not null default 'required' check (need in ('required', 'recommended')),
  from_whom           text not null default 'BENEFICIARY' check (length(from_whom) <= 20),
  note                text not null default '' check (length(note) <= 500),
  due_on              date,
  waived_at           timestamptz,
  waived_reason       text not null default '' check (length(waived_reason) <= 1000),
  waived_by_name      text not null default '',
  reminded_at         timestamptz,
  reminders           integer not null default 0,
  created_at          timestamptz not null,
  created_by          bigint,
  unique (case_id, item_id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index document_requests_by_company on document_requests (company_id, case_id);
call app.protect('document_requests', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert, update');

insert into app.follows_representation values ('documents'), ('document_versions'), ('document_requests');
