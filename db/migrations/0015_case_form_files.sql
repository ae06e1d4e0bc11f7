-- The PDF files made of the forms of a case. The newest one of a form is the one that counts; the others stay.
create table case_form_files (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_form_id        bigint not null,
  file_id             bigint not null references files (id),
  -- 'sheet': the official blank was not there.
  kind                text not null check (kind in ('editable', 'flat', 'sheet')),
  -- Answers that went to Additional Information or to the addendum.
  overflow            integer not null default 0 check (overflow >= 0),
  generated_at        timestamptz not null,
  generated_by        bigint,
  generated_by_name   text not null default '' check (length(generated_by_name) <= 200),
  foreign key (company_id, case_form_id) references case_forms (company_id, id) on delete cascade
);
create index case_form_files_by_form on case_form_files (case_form_id, id desc);
create index case_form_files_by_company on case_form_files (company_id, id desc);
create index case_form_files_by_file on case_form_files (file_id);
call app.protect('case_form_files', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert');

insert into app.follows_representation values ('case_form_files');
