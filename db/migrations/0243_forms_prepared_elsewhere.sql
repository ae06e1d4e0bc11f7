-- The agency's own filled PDF in the place of a form that the product cannot write for filing: no blank, an edition that is
-- not taken, a form it does not know. The file belongs to the form, not to the documents: an employer sees those, and not
-- what a family tells the agency.
create table case_form_substitutes (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  case_form_id        bigint not null,
  file_id             bigint not null references files (id),
  file_name           text not null check (length(file_name) <= 255),
  form_id             text not null check (length(form_id) <= 30),
  -- '' while the PDF prints none and nobody has said it.
  edition             text not null default '' check (length(edition) <= 20),
  edition_known       boolean not null,
  pages               integer not null check (pages between 1 and 10000),
  -- What the PDF says it is and where it is signed; numbers that identify a person are not kept.
  read                jsonb not null,
  differences         jsonb not null default '[]',
  offered_by          bigint,
  offered_by_name     text not null default '' check (length(offered_by_name) <= 200),
  offered_at          timestamptz not null,
  attested_by         bigint,
  attested_by_name    text not null default '' check (length(attested_by_name) <= 200),
  attested_at         timestamptz,
  withdrawn_at        timestamptz,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, case_form_id) references case_forms (company_id, id) on delete cascade,
  check (attested_at is null or edition <> '')
);
create unique index case_form_substitutes_once on case_form_substitutes (case_form_id) where withdrawn_at is null;
create index case_form_substitutes_by_case on case_form_substitutes (case_id, id desc);
create index case_form_substitutes_by_company on case_form_substitutes (company_id, case_id);
create index case_form_substitutes_by_law_firm on case_form_substitutes (law_firm_id, case_id) where law_firm_id is not null;
create index case_form_substitutes_by_household on case_form_substitutes (household_person_id, case_id) where household_person_id is not null;
call app.protect('case_form_substitutes', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert, update');
insert into app.follows_representation values ('case_form_substitutes');
