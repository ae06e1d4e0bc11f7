-- The answer to a request for evidence or a notice of intent: the notice on top, a cover letter, exhibits in an order that
-- somebody chose. All of it goes out once and together (8 CFR 103.2(b)(11)), so there is one response to one notice.
create table case_responses (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  notice              text not null check (notice in ('rfe', 'noid', 'noir')),
  notice_on           date,
  due_on              date,
  notice_document_id  bigint,
  letter_file_id      bigint references editable_files (id),
  -- The documents in the order of their tabs.
  exhibits            jsonb not null default '[]' check (pg_column_size(exhibits) <= 8192),
  -- Counted up with each change: a package that was built before is out of date.
  version             integer not null default 1,
  package_id          bigint,
  sent_on             date,
  tracking            text not null default '' check (length(tracking) <= 100),
  -- In place of a tracking number: how somebody knows that it went out.
  sent_word           text not null default '' check (length(sent_word) <= 500),
  sent_by_name        text not null default '' check (length(sent_by_name) <= 200),
  received_on         date,
  received_word       text not null default '' check (length(received_word) <= 500),
  received_by_name    text not null default '' check (length(received_by_name) <= 200),
  created_at          timestamptz not null,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, notice_document_id) references documents (company_id, id),
  foreign key (company_id, package_id) references case_packages (company_id, id),
  check (sent_on is null or tracking <> '' or sent_word <> ''),
  check (received_on is null or sent_on is not null)
);
create index case_responses_by_case on case_responses (case_id, id desc);
create index case_responses_by_company on case_responses (company_id, id desc);
call app.protect('case_responses', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert, update');
insert into app.follows_representation values ('case_responses');

-- A package is the filing itself, or the response to a notice. One that went out in answer is sent, not filed.
alter table case_packages
  add column kind text not null default 'filing' check (kind in ('filing', 'response')),
  add column response_id bigint;
alter table case_packages add foreign key (company_id, response_id) references case_responses (company_id, id);
alter table case_packages add constraint case_packages_of_response check ((kind = 'response') = (response_id is not null));
alter table case_packages drop constraint case_packages_status_check;
alter table case_packages add constraint case_packages_status_check
  check (status in ('Waiting', 'Working', 'Ready', 'Failed', 'Filed', 'Rejected', 'Sent'));
