-- A letter is written, and printed as a PDF, in a job: how far it is, and what became of it. Only whoever asked reads
-- this; who reads the PDF itself follows from the letter (0120).
create table letter_works (
  id               bigint generated always as identity primary key,
  user_id          bigint not null references users (id) on delete cascade,
  user_name        text not null default '' check (length(user_name) <= 200),
  -- The firm whose draft the letter becomes (0086).
  own_law_firm_id  bigint references law_firms (id),
  -- What somebody of the family writes in the own case, the family sees.
  shared_with      text not null default 'nobody' check (shared_with in ('nobody', 'employer', 'everyone')),
  what             text not null check (what in ('make', 'print')),
  case_id          bigint references cases (id) on delete cascade,
  template         text not null default '' check (length(template) <= 60),
  name             text not null default '' check (length(name) <= 150),
  editable_file_id bigint references editable_files (id) on delete cascade,
  -- Which version was printed, and where the PDF lies.
  version          integer check (version >= 1),
  file_id          bigint references files (id),
  status           text not null default 'Waiting' check (status in ('Waiting', 'Working', 'Ready', 'Failed')),
  step             text not null default '' check (length(step) <= 200),
  done_steps       integer not null default 0,
  message          text not null default '' check (length(message) <= 1000),
  created_at       timestamptz not null,
  check ((what = 'make') = (case_id is not null)),
  check (what = 'make' or (editable_file_id is not null and version is not null))
);
create index letter_works_by_user on letter_works (user_id, id desc);
create index letter_works_by_case on letter_works (case_id);
create index letter_works_by_file on letter_works (editable_file_id, version);
call app.protect('letter_works', 'app.is_system() or user_id = app.user_id()', 'select, insert, update');
