-- The file of a labor certification (20 CFR 656): the prevailing wage, the test of the labor market and who applied. One
-- file for each case; the worker it is for has no part in it and sees none of it (20 CFR 656.10(b)).
create table recruitment_files (
  case_id          bigint primary key,
  company_id       bigint not null,
  law_firm_id      bigint,
  wage_requested_on date,
  wage_number      text not null default '' check (length(wage_number) <= 20),
  wage_cents       bigint check (wage_cents > 0),
  wage_unit        text not null default 'year' check (wage_unit in ('hour', 'week', 'bi-weekly', 'month', 'year')),
  wage_determined_on date,
  wage_valid_from  date,
  wage_valid_until date,
  -- The employer signs what stands there; what changes afterwards is signed again.
  report_signed_on date,
  report_signed_by text not null default '' check (length(report_signed_by) <= 200),
  version          integer not null default 0,
  updated_at       timestamptz not null,
  check (wage_valid_until >= wage_valid_from),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index recruitment_files_by_company on recruitment_files (company_id, case_id);
call app.protect('recruitment_files', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('recruitment_files');

create table recruitment_steps (
  id              bigint generated always as identity primary key,
  case_id         bigint not null,
  company_id      bigint not null,
  law_firm_id     bigint,
  kind            text not null check (length(kind) <= 60),
  place           text not null default '' check (length(place) <= 200),
  from_on         date not null,
  until_on        date,
  no_sunday_edition boolean not null default false,
  -- What somebody read in its text and found there; null: nobody has read it yet.
  content         text[] check (cardinality(content) <= 10),
  lowest_wage_cents bigint check (lowest_wage_cents > 0),
  -- A notice is taken down by a person, never by the calendar.
  taken_down_by   text not null default '' check (length(taken_down_by) <= 200),
  -- Replaced by a newer one: it stays in the file and counts no more.
  left_out        boolean not null default false,
  document_id     bigint,
  unique (company_id, id),
  check (until_on >= from_on),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, document_id) references documents (company_id, id) on delete set null (document_id)
);
create index recruitment_steps_by_case on recruitment_steps (case_id, id);
create index recruitment_steps_by_document on recruitment_steps (document_id) where document_id is not null;
call app.protect('recruitment_steps', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('recruitment_steps');

create table recruitment_applicants (
  id            bigint generated always as identity primary key,
  case_id       bigint not null,
  company_id    bigint not null,
  law_firm_id   bigint,
  name          text not null check (length(name) between 1 and 200),
  received_on   date not null,
  source        text not null default '' check (length(source) <= 200),
  contacted_on  date,
  interviewed_on date,
  outcome       text check (outcome in ('hired', 'rejected', 'withdrew', 'no answer')),
  -- Lawful, job-related reasons only: the list is the product's, the note explains against the requirements.
  reason        text not null default '' check (length(reason) <= 80),
  note          text not null default '' check (length(note) <= 1000),
  considered_by text not null default '' check (length(considered_by) <= 200),
  document_id   bigint,
  unique (company_id, id),
  check ((outcome = 'rejected') = (reason <> '') or outcome is null),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, document_id) references documents (company_id, id) on delete set null (document_id)
);
create index recruitment_applicants_by_case on recruitment_applicants (case_id, id);
create index recruitment_applicants_by_document on recruitment_applicants (document_id) where document_id is not null;
call app.protect('recruitment_applicants', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('recruitment_applicants');
