-- The form library: which editions of the official forms there are, when an agency takes them, and the blanks themselves.
-- No tenant's data: everybody who is signed in reads it, only the provider and the product write.

create table form_editions (
  id             bigint generated always as identity primary key,
  form_id        text not null check (length(form_id) between 2 and 30),
  -- The day of the edition, as the forms of the product name it; empty where the agency prints none.
  edition        text not null check (edition = '' or edition ~ '^\d{4}-\d\d-\d\d$'),
  title          text not null default '' check (length(title) <= 200),
  omb_expires_on date,
  -- The days on which the agency takes it; open where unknown.
  taken_from     date,
  taken_until    date,
  -- False: no announcement of the agency was found; somebody must look before filing.
  confirmed      boolean not null default false,
  note           text not null default '' check (length(note) <= 500),
  status         text not null default 'Known' check (status in ('Known', 'Imported', 'Refused')),
  file_name      text not null default '' check (length(file_name) <= 200),
  pages          integer,
  fields         integer,
  sha256         bytea,
  -- The blank's hash and the version of the code that prepared it.
  prepared_key   text,
  -- Why it was refused: [{ field, what, detail }], and what the gate said: { failures, notes, fieldsReadBack }.
  differences    jsonb not null default '[]',
  gate           jsonb,
  imported_at    timestamptz,
  imported_by    bigint references users (id),
  version        integer not null default 1,
  unique (form_id, edition),
  check (taken_until is null or taken_from is null or taken_until >= taken_from)
);

-- The blank as the agency made it, and what was prepared from it; the contents lie encrypted in the file store.
create table form_edition_files (
  edition_id bigint not null references form_editions (id) on delete cascade,
  name       text not null check (length(name) <= 40),
  file_id    bigint not null references files (id),
  primary key (edition_id, name)
);

-- One file on its way into the library, for the screen that waits for it.
create table form_imports (
  id          bigint generated always as identity primary key,
  file_id     bigint references files (id),
  file_name   text not null check (length(file_name) <= 200),
  source      text not null default 'upload' check (source in ('upload', 'folder', 'download')),
  status      text not null default 'Waiting' check (status in ('Waiting', 'Working', 'Imported', 'Refused', 'Failed')),
  step        text not null default '' check (length(step) <= 100),
  form_id     text not null default '' check (length(form_id) <= 30),
  edition     text not null default '' check (length(edition) <= 20),
  message     text not null default '' check (length(message) <= 2000),
  differences jsonb not null default '[]',
  created_at  timestamptz not null,
  created_by  bigint references users (id),
  finished_at timestamptz
);

call app.protect('form_editions', 'app.inside()', 'select, insert, update');
call app.protect('form_edition_files', 'app.all_tenants()');
call app.protect('form_imports', 'app.all_tenants()', 'select, insert, update');
drop policy scope on form_editions;
create policy scope on form_editions to visacare_app
  using (case when app.inside() then true else false end) with check (app.all_tenants());

-- What was known on 2026-08-31. Later rows come with imports and from the administrator.
insert into form_editions (form_id, edition, title, omb_expires_on, taken_from, taken_until, confirmed, note) values
  ('i-129', '2026-02-27', 'Petition for a Nonimmigrant Worker', '2027-12-31', '2026-02-27', null, true, ''),
  ('i-129', '2025-01-20', 'Petition for a Nonimmigrant Worker', null, '2025-01-20', '2026-03-31', true, ''),
  ('i-129', '2026-09-09', 'Petition for a Nonimmigrant Worker', null, null, null, false, 'A note names this later edition; the agency''s announcement was not found.'),
  ('i-130', '2024-04-01', 'Petition for Alien Relative', '2027-02-28', '2024-04-01', null, false, ''),
  ('i-130a', '2024-04-01', 'Supplemental Information for Spouse Beneficiary', '2027-02-28', '2024-04-01', null, false, ''),
  ('i-131', '2025-01-20', 'Application for Travel Documents, Parole Documents, and Arrival/Departure Records', '2027-06-30', '2025-01-20', null, false, ''),
  ('i-140', '2024-06-07', 'Immigrant Petition for Alien Workers', '2027-02-28', '2024-06-07', null, false, ''),
  ('i-485', '2025-01-20', 'Application to Register Permanent Residence or Adjust Status', '2027-10-31', '2025-01-20', null, false, ''),
  ('i-485', '2026-09-18', 'Application to Register Permanent Residence or Adjust Status', null, null, null, false, 'A note names this later edition; the agency''s announcement was not found.'),
  ('i-485supj', '2017-12-13', 'Confirmation of Valid Job Offer or Request for Job Portability (Supplement J)', '2019-06-30', '2017-12-13', null, false, 'Out of date; known for its layout only.'),
  ('i-485supj', '2026-09-18', 'Confirmation of Valid Job Offer or Request for Job Portability (Supplement J)', null, null, null, false, 'A note names this later edition; the agency''s announcement was not found.'),
  ('i-539', '2024-08-28', 'Application to Extend/Change Nonimmigrant Status', '2027-03-31', '2024-08-28', null, false, ''),
  ('i-539', '2026-09-15', 'Application to Extend/Change Nonimmigrant Status', null, null, null, false, 'A note names this later edition; the agency''s announcement was not found.'),
  ('i-539a', '2024-08-28', 'Supplemental Information for Application to Extend/Change Nonimmigrant Status', '2027-03-31', '2024-08-28', null, false, ''),
  ('i-765', '2025-08-21', 'Application for Employment Authorization', '2027-08-31', '2025-08-21', null, false, ''),
  ('i-765', '2026-09-15', 'Application for Employment Authorization', null, null, null, false, 'A note names this later edition; the agency''s announcement was not found.'),
  ('i-864', '2024-10-17', 'Affidavit of Support Under Section 213A of the INA', '2027-10-31', '2024-10-17', null, false, ''),
  ('i-864', '2026-08-24', 'Affidavit of Support Under Section 213A of the INA', null, null, null, false, 'A note names this later edition; the agency''s announcement was not found.'),
  ('i-907', '2024-04-01', 'Request for Premium Processing Service', '2027-02-28', '2024-04-01', null, false, ''),
  ('i-9', '2025-01-20', 'Employment Eligibility Verification', '2027-05-31', '2025-01-20', null, true, ''),
  ('i-9', '2023-08-01', 'Employment Eligibility Verification', '2027-05-31', '2023-08-01', null, true, ''),
  -- The printed expiry, 05-31-2021, has passed long ago and the agency serves this edition all the same.
  ('g-28', '2018-09-17', 'Notice of Entry of Appearance as Attorney or Accredited Representative', null, '2018-09-17', null, false, 'The printed date, 05-31-2021, has passed; the agency still served this edition in August 2026.'),
  ('g-1145', '2014-09-26', 'e-Notification of Application/Petition Acceptance', null, '2014-09-26', null, false, ''),
  ('g-1450', '2026-02-06', 'Authorization for Credit Card Transactions', null, '2026-02-06', null, false, ''),
  ('eta-9089', '', 'Application for Permanent Employment Certification', null, null, null, false, 'A text from before the approval; not for filing. It is filed in the Department of Labor''s online system.'),
  ('eta-9089-appendix-a', '', 'Application for Permanent Employment Certification, Appendix A', '2025-10-31', null, null, false, 'A later set, to 02-28-2029, is named but not confirmed. It is filed in the Department of Labor''s online system.'),
  ('eta-9089-final-determination', '', 'Application for Permanent Employment Certification, Final Determination', null, null, null, false, 'A text from before the approval; not for filing. It is made by the Department of Labor''s online system.');
