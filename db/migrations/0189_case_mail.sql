-- Mail into a case. Each case has an address of its own, with a tag that nobody can guess.
alter table cases add column mail_tag text not null default replace(gen_random_uuid()::text, '-', '')
  check (mail_tag ~ '^[0-9a-f]{32}$');
create unique index cases_by_mail_tag on cases (mail_tag);

-- Where mail is fetched from, or handed in. One row; without it nothing is fetched and nothing is taken.
create table mail_boxes (
  id           integer primary key default 1 check (id = 1),
  address      text not null check (length(address) between 3 and 200),
  is_on        boolean not null default false,
  host         text not null default '' check (length(host) <= 253),
  port         integer not null default 993 check (port between 1 and 65535),
  security     text not null default 'tls' check (security in ('tls', 'starttls', 'none')),
  user_name    text not null default '' check (length(user_name) <= 254),
  -- Sealed; empty: none was given.
  password     text not null default '' check (length(password) <= 4000),
  folder       text not null default 'INBOX' check (length(folder) between 1 and 200),
  -- Of the key that a mail server hands messages in with; the key itself is nowhere.
  handing_key  bytea,
  looked_at    timestamptz,
  problem      text not null default '' check (length(problem) <= 500)
);
call app.protect('mail_boxes', 'app.is_system()', 'select, insert, update');

-- Each message as it came, before anything is made of it. The same message never counts twice.
create table received_mails (
  id           bigint generated always as identity primary key,
  message_id   text not null unique check (length(message_id) between 1 and 500),
  source       text not null check (source in ('imap', 'webhook')),
  file_id      bigint not null references files (id),
  -- Only its beginning was taken: it is larger than what is taken.
  is_cut       boolean not null default false,
  -- Whom the mail server delivered it to, where it says so.
  recipients   text[] not null default '{}',
  received_at  timestamptz not null,
  state        text not null default 'waiting' check (state in ('waiting', 'delivered', 'no case', 'set aside', 'too large', 'unreadable', 'discarded')),
  outcome      text not null default '' check (length(outcome) <= 500),
  from_address text not null default '' check (length(from_address) <= 254),
  subject      text not null default '' check (length(subject) <= 300),
  -- Where a person put it.
  case_id      bigint references cases (id) on delete set null
);
create index received_mails_left on received_mails (id desc) where state in ('waiting', 'no case', 'too large', 'unreadable');
call app.protect('received_mails', 'app.is_system()', 'select, insert, update');

-- What reached a case: in its messages, or held until a person decides.
create table case_mails (
  id               bigint generated always as identity primary key,
  company_id       bigint not null,
  law_firm_id      bigint,
  case_id          bigint not null,
  received_mail_id bigint not null references received_mails (id),
  from_address     text not null check (length(from_address) <= 254),
  from_name        text not null default '' check (length(from_name) <= 200),
  subject          text not null default '' check (length(subject) <= 300),
  text             text not null default '' check (length(text) <= 200000),
  state            text not null check (state in ('held', 'accepted', 'in case', 'declined')),
  -- Why it is held.
  why              text not null default '' check (length(why) <= 300),
  -- Its attachments: a name, and the document or why there is none.
  files            jsonb not null default '[]' check (pg_column_size(files) <= 20000),
  remark_id        bigint references case_remarks (id) on delete cascade,
  received_at      timestamptz not null,
  decided_at       timestamptz,
  decided_by_name  text not null default '' check (length(decided_by_name) <= 200),
  unique (received_mail_id, case_id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_mails_by_case on case_mails (case_id, id desc);
create index case_mails_by_company on case_mails (company_id, id desc);
call app.protect('case_mails', '(app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()) and (remark_id is null or app.is_system() or app.reads_message(remark_id))', 'select, insert, update');
insert into app.follows_representation values ('case_mails');

-- Where an answer to a mail goes, when not to its sender.
alter table outbox_mails add column reply_to text not null default '' check (length(reply_to) <= 254);
