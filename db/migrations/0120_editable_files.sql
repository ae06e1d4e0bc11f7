-- Files that are written in the product: letters of a case, or of a company or a firm where there is no case. What a firm
-- writes stays its own until it is shared (ABA Model Rule 1.6; 0086): not even the provider's staff reads a draft.
create table editable_files (
  id                  bigint generated always as identity primary key,
  company_id          bigint references companies (id),
  law_firm_id         bigint references law_firms (id),
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint,
  kind                text not null check (length(kind) between 1 and 40),
  name                text not null check (length(name) between 1 and 200),
  shared_with         text not null default 'nobody' check (shared_with in ('nobody', 'employer', 'everyone')),
  -- The firm whose draft it is; null: nobody's own, whoever sees the case sees it.
  own_law_firm_id     bigint references law_firms (id),
  -- The number of the newest version.
  latest              integer not null default 1 check (latest >= 1),
  -- Whoever edits holds a lock, by WOPI or in the built-in editor: one at a time, until the clock takes it away.
  lock_value          text not null default '' check (length(lock_value) <= 1024),
  lock_until          timestamptz,
  lock_by             bigint references users (id),
  lock_by_name        text not null default '' check (length(lock_by_name) <= 200),
  removed_at          timestamptz,
  created_at          timestamptz not null,
  created_by          bigint,
  created_by_name     text not null default '',
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, household_person_id) references people (company_id, id),
  check (company_id is not null or law_firm_id is not null),
  check (case_id is null or company_id is not null)
);
create index editable_files_by_case on editable_files (case_id, id) where removed_at is null;
create index editable_files_by_company on editable_files (company_id, id desc) where removed_at is null;
create index editable_files_by_law_firm on editable_files (law_firm_id, id desc) where removed_at is null;
-- In one place a name is there once; what another firm wrote there before is out of sight and in nobody's way.
create unique index editable_files_name_in_case on editable_files (case_id, coalesce(own_law_firm_id, 0), lower(name))
  where removed_at is null and case_id is not null;
create unique index editable_files_name_in_company on editable_files (company_id, coalesce(own_law_firm_id, 0), lower(name))
  where removed_at is null and case_id is null and company_id is not null;
create unique index editable_files_name_in_firm on editable_files (law_firm_id, lower(name))
  where removed_at is null and company_id is null;
call app.protect('editable_files', '(app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or (shared_with = ''everyone'' and (household_person_id = app.person_id() or person_id = app.person_id()))) and (shared_with <> ''nobody'' or own_law_firm_id is null or app.is_system() or own_law_firm_id = (select app.own_law_firm()))', 'select, insert, update');

create table editable_file_versions (
  id                  bigint generated always as identity primary key,
  company_id          bigint references companies (id),
  law_firm_id         bigint references law_firms (id),
  household_person_id bigint,
  person_id           bigint,
  shared_with         text not null default 'nobody' check (shared_with in ('nobody', 'employer', 'everyone')),
  own_law_firm_id     bigint references law_firms (id),
  editable_file_id    bigint not null references editable_files (id) on delete cascade,
  number              integer not null check (number >= 1),
  file_id             bigint not null references files (id),
  size                bigint not null check (size >= 0),
  sha256              bytea not null,
  source              text not null check (source in ('editor', 'wopi', 'template', 'upload', 'restored')),
  -- Which version was restored.
  from_number         integer check (from_number >= 1),
  created_at          timestamptz not null,
  created_by          bigint,
  created_by_name     text not null default '',
  unique (editable_file_id, number),
  foreign key (company_id, editable_file_id) references editable_files (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, household_person_id) references people (company_id, id),
  check ((source = 'restored') = (from_number is not null))
);
create index editable_file_versions_by_file on editable_file_versions (file_id);
create index editable_file_versions_by_company on editable_file_versions (company_id, editable_file_id);
call app.protect('editable_file_versions', '(app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or (shared_with = ''everyone'' and (household_person_id = app.person_id() or person_id = app.person_id()))) and (shared_with <> ''nobody'' or own_law_firm_id is null or app.is_system() or own_law_firm_id = (select app.own_law_firm()))', 'select, insert, update');

insert into app.follows_representation values ('editable_files'), ('editable_file_versions');
