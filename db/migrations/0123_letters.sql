-- A letter of a case is an editable file (0120) that was made from a template. What is kept here: from which one, and what
-- stood in its fields then, so that a fact that changes later is seen. What a firm drafts stays its own (0086).
create table case_letters (
  editable_file_id bigint primary key references editable_files (id) on delete cascade,
  company_id       bigint not null references companies (id),
  law_firm_id      bigint references law_firms (id),
  own_law_firm_id  bigint references law_firms (id),
  case_id          bigint not null,
  -- One of ours by its kind, or a firm's own: 'file:12'.
  template         text not null check (length(template) between 1 and 60),
  template_name    text not null check (length(template_name) <= 200),
  template_version integer not null check (template_version >= 1),
  -- Field → as it was printed; and the fields that nobody knew, which stand marked in the letter.
  used             jsonb not null default '{}',
  missing          jsonb not null default '[]',
  -- Its PDF takes the place of the generated cover letter, or is a document of the checklist.
  place            text check (place in ('cover', 'support')),
  document_id      bigint,
  created_at       timestamptz not null,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, document_id) references documents (company_id, id),
  foreign key (company_id, editable_file_id) references editable_files (company_id, id) on delete cascade
);
create index case_letters_by_case on case_letters (case_id, editable_file_id);
create index case_letters_by_company on case_letters (company_id, case_id);
create index case_letters_by_law_firm on case_letters (law_firm_id, case_id);
create unique index case_letters_cover on case_letters (case_id) where place = 'cover';
call app.protect('case_letters', '(app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()) and (own_law_firm_id is null or app.is_system() or own_law_firm_id = (select app.own_law_firm()))', 'select, insert, update');
insert into app.follows_representation values ('case_letters');

-- The pictures that a firm's letters carry.
create table firm_letterheads (
  law_firm_id        bigint primary key references law_firms (id),
  letterhead_file_id bigint references files (id),
  signature_file_id  bigint references files (id),
  changed_at         timestamptz not null,
  changed_by_name    text not null default '' check (length(changed_by_name) <= 200)
);
call app.protect('firm_letterheads', 'app.all_tenants() or law_firm_id = app.law_firm_id()', 'select, insert, update');
