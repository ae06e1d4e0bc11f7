-- Questionnaires: how far each participant's part of a case is, what is said about single questions, and links that open
-- one part for somebody without an account.

-- One part per audience. A part without a row is open.
create table questionnaire_parts (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  case_id             bigint not null,
  audience            text not null check (audience in ('employer', 'employee', 'attorney')),
  status              text not null default 'Open' check (status in ('Open', 'Submitted', 'Returned')),
  -- What is still missing when it was submitted, by the submitter's own leave.
  missing             integer not null default 0 check (missing >= 0),
  -- Why it came back, and which questions: ["person/12:person.passports"].
  message             text not null default '' check (length(message) <= 2000),
  questions           jsonb not null default '[]',
  submitted_at        timestamptz,
  submitted_by        bigint,
  submitted_by_name   text not null default '' check (length(submitted_by_name) <= 200),
  returned_at         timestamptz,
  returned_by         bigint,
  returned_by_name    text not null default '' check (length(returned_by_name) <= 200),
  version             integer not null default 1,
  unique (case_id, audience),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index questionnaire_parts_by_company on questionnaire_parts (company_id, case_id);
call app.protect('questionnaire_parts', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id()', 'select, insert, update');

-- What is said about one question. 'internal' stays within the firm and the provider.
create table question_comments (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  case_id             bigint not null,
  subject             text not null check (length(subject) <= 40),
  fact                text not null check (length(fact) <= 100),
  text                text not null check (length(text) between 1 and 2000),
  internal            boolean not null default false,
  at                  timestamptz not null,
  by                  bigint,
  by_name             text not null default '' check (length(by_name) <= 200),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index question_comments_by_case on question_comments (case_id, id);
create index question_comments_by_company on question_comments (company_id, id);
call app.protect('question_comments', 'app.all_tenants() or law_firm_id = app.law_firm_id() or (not internal and (company_id = app.company_id() or household_person_id = app.person_id()))', 'select, insert');

-- A link to one part, or to one family member's questions of it. Only the hash of its secret is kept.
create table questionnaire_invitations (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  case_id             bigint not null,
  audience            text not null check (audience in ('employer', 'employee')),
  person_id           bigint,
  token_hash          bytea not null unique,
  email               text not null check (length(email) <= 254),
  name                text not null default '' check (length(name) <= 200),
  created_at          timestamptz not null,
  created_by          bigint,
  expires_at          timestamptz not null,
  first_used_at       timestamptz,
  last_used_at        timestamptz,
  revoked_at          timestamptz,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references people (company_id, id)
);
create index questionnaire_invitations_by_case on questionnaire_invitations (case_id, id);
create index questionnaire_invitations_by_company on questionnaire_invitations (company_id, id);
call app.protect('questionnaire_invitations', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id()', 'select, insert, update');

insert into app.follows_representation values ('questionnaire_parts'), ('question_comments'), ('questionnaire_invitations');
