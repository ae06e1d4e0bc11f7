-- Documents that people sign electronically: an envelope goes to its signers one after the other. Only letters, engagement
-- and company documents; a paper form of the government takes ink (8 CFR 103.2(a)(2)) and is refused before it gets here.
create table envelopes (
  id                 bigint generated always as identity primary key,
  company_id         bigint not null references companies (id),
  law_firm_id        bigint,
  -- Null: a document of the company that belongs to no case.
  case_id            bigint,
  document_id        bigint,
  -- Exactly these bytes are shown and signed; a newer version of the document is another envelope.
  file_id            bigint not null references files (id),
  pages              integer not null check (pages between 1 and 500),
  title              text not null check (length(title) between 1 and 200),
  message            text not null default '' check (length(message) <= 2000),
  state              text not null default 'draft' check (state in ('draft', 'sent', 'completed', 'declined', 'expired', 'voided')),
  valid_days         integer not null default 14 check (valid_days between 1 and 90),
  expires_at         timestamptz,
  sent_at            timestamptz,
  closed_at          timestamptz,
  closed_reason      text not null default '' check (length(closed_reason) <= 1000),
  -- Printed on the certificate page: who holds the file finds it by this.
  check_number       text unique check (length(check_number) <= 30),
  result_file_id     bigint references files (id),
  result_document_id bigint,
  version            integer not null default 1,
  created_at         timestamptz not null,
  created_by         bigint,
  created_by_name    text not null default '' check (length(created_by_name) <= 200),
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  foreign key (company_id, document_id) references documents (company_id, id) on delete cascade,
  foreign key (company_id, result_document_id) references documents (company_id, id) on delete cascade
);
create index envelopes_by_case on envelopes (case_id, id desc) where case_id is not null;
create index envelopes_by_company on envelopes (company_id, id desc);
create index envelopes_by_law_firm on envelopes (law_firm_id, id desc) where law_firm_id is not null;
create index envelopes_by_result on envelopes (result_file_id) where result_file_id is not null;
call app.protect('envelopes', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('envelopes');

create table envelope_signers (
  id             bigint generated always as identity primary key,
  company_id     bigint not null,
  law_firm_id    bigint,
  envelope_id    bigint not null,
  position       integer not null check (position >= 1),
  name           text not null check (length(name) between 1 and 200),
  email          text not null check (length(email) between 3 and 254),
  role           text not null default '' check (length(role) <= 120),
  state          text not null default 'waiting' check (state in ('waiting', 'asked', 'signed', 'declined')),
  -- Of the mailed link, of the code and of what the browser holds after the code only digests are kept.
  link_hash      text unique check (length(link_hash) <= 100),
  code_hash      text check (length(code_hash) <= 100),
  code_until     timestamptz,
  code_tries     integer not null default 0,
  pass_hash      text check (length(pass_hash) <= 100),
  pass_until     timestamptz,
  asked_at       timestamptz,
  reminded_at    timestamptz,
  opened_at      timestamptz,
  identified_at  timestamptz,
  signed_at      timestamptz,
  address        text not null default '' check (length(address) <= 60),
  browser        text not null default '' check (length(browser) <= 400),
  decline_reason text not null default '' check (length(decline_reason) <= 1000),
  -- What was drawn, typed or uploaded; sealed.
  marks          text,
  unique (company_id, id),
  unique (envelope_id, position),
  foreign key (company_id, envelope_id) references envelopes (company_id, id) on delete cascade
);
create index envelope_signers_by_company on envelope_signers (company_id, id);
call app.protect('envelope_signers', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('envelope_signers');

-- Where each signer puts what, in ten-thousandths of the page as it is seen, from its upper left corner.
create table envelope_fields (
  id          bigint generated always as identity primary key,
  company_id  bigint not null,
  law_firm_id bigint,
  envelope_id bigint not null,
  signer_id   bigint not null,
  kind        text not null check (kind in ('signature', 'initials', 'date', 'text')),
  label       text not null default '' check (length(label) <= 80),
  page        integer not null check (page between 1 and 500),
  x           integer not null check (x between 0 and 10000),
  y           integer not null check (y between 0 and 10000),
  width       integer not null check (width between 1 and 10000),
  height      integer not null check (height between 1 and 10000),
  foreign key (company_id, envelope_id) references envelopes (company_id, id) on delete cascade,
  foreign key (company_id, signer_id) references envelope_signers (company_id, id) on delete cascade
);
create index envelope_fields_by_envelope on envelope_fields (envelope_id, id);
create index envelope_fields_by_company on envelope_fields (company_id, id);
create index envelope_fields_by_signer on envelope_fields (signer_id);
call app.protect('envelope_fields', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, delete, update');
insert into app.follows_representation values ('envelope_fields');

-- What happened, as the certificate tells it. Nobody changes a line of it.
create table envelope_events (
  id          bigint generated always as identity primary key,
  company_id  bigint not null,
  law_firm_id bigint,
  envelope_id bigint not null,
  kind        text not null check (kind in ('made', 'sent', 'asked', 'opened', 'identified', 'signed', 'declined', 'reminded', 'expired', 'voided', 'completed')),
  who         text not null default '' check (length(who) <= 254),
  note        text not null default '' check (length(note) <= 1000),
  at          timestamptz not null,
  address     text not null default '' check (length(address) <= 60),
  foreign key (company_id, envelope_id) references envelopes (company_id, id) on delete cascade
);
create index envelope_events_by_envelope on envelope_events (envelope_id, id);
create index envelope_events_by_company on envelope_events (company_id, id);
call app.protect('envelope_events', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert');
insert into app.follows_representation values ('envelope_events');

-- The certificates that sealed a file of this installation: its own key (sealed), or one that the settings name (no key here).
create table sealing_keys (
  id           bigint generated always as identity primary key,
  fingerprint  text not null unique check (length(fingerprint) <= 100),
  certificates text not null check (length(certificates) <= 40000),
  private_key  text,
  made_at      timestamptz not null
);
call app.protect('sealing_keys', 'app.is_system()', 'select, insert, update');
