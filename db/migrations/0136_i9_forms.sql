-- Form I-9, one for each hire (i9.md; 8 CFR 274a.2). The frame says what is due and what was done: the employer and its law
-- firm see it. What the employee attested and showed lies apart and sealed: the law firm sees it only once the employee agreed.
create table i9_forms (
  id                bigint generated always as identity primary key,
  company_id        bigint not null,
  law_firm_id       bigint,
  person_id         bigint not null,
  employment_id     bigint not null unique,
  first_day         date not null,
  offer_accepted_on date,
  -- A job of less than three business days: Section 2 on the first day, and no receipt.
  short_job         boolean not null default false,
  email             text not null default '' check (length(email) <= 254),
  -- Of the mailed link only the digest is kept; it is used up by signing.
  link_hash         text unique check (length(link_hash) <= 100),
  link_for          text check (link_for in ('sign', 'correct')),
  link_sent_at      timestamptz,
  link_until        timestamptz,
  link_opened_at    timestamptz,
  section1_on       date,
  section2_due_on   date not null,
  section2_on       date,
  receipt_due_on    date,
  receipt_done_on   date,
  -- What the form itself says of the authorization to work; 'unknown' is never an all-clear.
  reverify          text not null default 'unknown' check (reverify in ('never', 'on', 'unknown')),
  reverify_on       date,
  told_on           date,
  -- The last morning on which the employer was reminded.
  reminded_on       date,
  everify           jsonb,
  firm_may_read     boolean not null default false,
  purged_at         timestamptz,
  purged_by_name    text not null default '' check (length(purged_by_name) <= 200),
  version           integer not null default 1,
  created_at        timestamptz not null,
  created_by        bigint,
  created_by_name   text not null default '' check (length(created_by_name) <= 200),
  unique (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id) on delete cascade,
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index i9_forms_by_company on i9_forms (company_id, id);
create index i9_forms_by_law_firm on i9_forms (law_firm_id, id) where law_firm_id is not null;
create index i9_forms_by_person on i9_forms (person_id, id);
call app.protect('i9_forms', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or person_id = app.person_id()', 'select, insert, update');
insert into app.follows_representation values ('i9_forms');

-- Both sections, supplements, corrections and memos as one sealed text. Destroying a form deletes this row.
create table i9_contents (
  -- The id of its form.
  id            bigint primary key,
  company_id    bigint not null,
  law_firm_id   bigint,
  person_id     bigint not null,
  firm_may_read boolean not null default false,
  content       text not null,
  foreign key (company_id, id) references i9_forms (company_id, id) on delete cascade
);
create index i9_contents_by_company on i9_contents (company_id, id);
create index i9_contents_by_law_firm on i9_contents (law_firm_id, id) where law_firm_id is not null;
create index i9_contents_by_person on i9_contents (person_id, id);
call app.protect('i9_contents', '(app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or person_id = app.person_id()) and (firm_may_read or not (select app.works_for_firm()))', 'select, insert, update, delete');
insert into app.follows_representation values ('i9_contents');

-- Who did what and when (8 CFR 274a.2(g)). Nobody changes a line of it; values stand in the sealed content alone.
create table i9_events (
  id          bigint generated always as identity primary key,
  company_id  bigint not null,
  law_firm_id bigint,
  person_id   bigint not null,
  form_id     bigint not null,
  at          timestamptz not null,
  who         text not null default '' check (length(who) <= 254),
  what        text not null check (length(what) between 1 and 1000),
  address     text not null default '' check (length(address) <= 60),
  foreign key (company_id, form_id) references i9_forms (company_id, id) on delete cascade
);
create index i9_events_by_form on i9_events (form_id, id);
create index i9_events_by_company on i9_events (company_id, id);
call app.protect('i9_events', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or person_id = app.person_id()', 'select, insert');
insert into app.follows_representation values ('i9_events');

-- What a company does alike for everybody: E-Verify, live video, copies, and the days it is open (i9.md §§4, 8, 15).
create table i9_settings (
  company_id        bigint primary key references companies (id) on delete cascade,
  law_firm_id       bigint,
  everify_id        text not null default '' check (length(everify_id) <= 40),
  enrolled_from     date,
  enrolled_until    date,
  good_standing_on  date,
  video_from        date,
  video_for         text not null default 'all' check (video_for in ('all', 'remote hires')),
  keeps_copies      boolean not null default false,
  weekdays          integer[] not null default '{1,2,3,4,5}',
  open_on           date[] not null default '{}',
  closed_on         date[] not null default '{}',
  changed_at        timestamptz not null,
  changed_by_name   text not null default '' check (length(changed_by_name) <= 200)
);
call app.protect('i9_settings', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('i9_settings');

-- Notices of an inspection. One that is open holds every form: nothing is destroyed (i9.md §§7, 11).
create table i9_notices (
  id               bigint generated always as identity primary key,
  company_id       bigint not null references companies (id) on delete cascade,
  law_firm_id      bigint,
  kind             text not null default 'inspection' check (kind in ('inspection', 'technical failures', 'suspect documents', 'discrepancies', 'warning', 'intent to fine')),
  served_on        date not null,
  served_how       text not null check (served_how in ('person', 'certified', 'mail')),
  due_on           date,
  -- More time counts only with what grants it in writing.
  extended_until   date,
  extension_letter text not null default '' check (length(extension_letter) <= 500),
  closed_on        date,
  created_at       timestamptz not null,
  created_by_name  text not null default '' check (length(created_by_name) <= 200),
  unique (company_id, id)
);
create index i9_notices_by_company on i9_notices (company_id, id desc);
create index i9_notices_by_law_firm on i9_notices (law_firm_id, id desc) where law_firm_id is not null;
call app.protect('i9_notices', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('i9_notices');

-- The bundle for an inspection, built by a job. It holds what the employees showed: the law firm does not see it.
create table i9_bundles (
  id              bigint generated always as identity primary key,
  company_id      bigint not null references companies (id) on delete cascade,
  notice_id       bigint,
  choice          jsonb not null,
  status          text not null default 'Waiting' check (status in ('Waiting', 'Working', 'Ready', 'Failed', 'Cancelled')),
  done            integer not null default 0,
  total           integer not null default 0,
  message         text not null default '' check (length(message) <= 1000),
  file_id         bigint references files (id),
  pages           integer,
  entries         jsonb not null default '[]',
  failed          jsonb not null default '[]',
  built_at        timestamptz,
  created_at      timestamptz not null,
  created_by      bigint,
  created_by_name text not null default '' check (length(created_by_name) <= 200),
  unique (company_id, id),
  foreign key (company_id, notice_id) references i9_notices (company_id, id)
);
create index i9_bundles_by_company on i9_bundles (company_id, id desc);
call app.protect('i9_bundles', '(app.all_tenants() or company_id = app.company_id()) and not (select app.works_for_firm())', 'select, insert, update');
