-- A message may go to chosen people of the case only, and may bring a document of the case.
alter table case_remarks add column to_chosen boolean not null default false;
alter table case_remarks add column document_id bigint;
alter table case_remarks add foreign key (company_id, document_id) references documents (company_id, id);

-- To whom a message went, and when each of them read it. Messages from before have no readers: everybody of the case reads them.
create table message_readers (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  remark_id           bigint not null references case_remarks (id) on delete cascade,
  user_id             bigint not null references users (id) on delete cascade,
  user_name           text not null default '' check (length(user_name) <= 300),
  read_at             timestamptz,
  unique (remark_id, user_id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index message_readers_by_case on message_readers (case_id, remark_id);
create index message_readers_by_company on message_readers (company_id, id desc);
create index message_readers_by_user on message_readers (user_id, case_id) where read_at is null;
call app.protect('message_readers', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()', 'select, insert, update');
insert into app.follows_representation values ('message_readers');
