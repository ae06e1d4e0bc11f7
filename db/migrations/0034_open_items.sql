-- What is open for whom, by when and where it is done: one row for each thing that one side of a case owes. Homes, headers,
-- lists, bell, calendar and reminders read it and nothing else, so they cannot disagree. Kept whenever a case changes; what
-- was open before this table is worked out after the next start.
create table open_items (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  -- What it is within its case: 'task:12', 'document:passport', 'date:D-62 last day of work'.
  key                 text not null check (length(key) between 1 and 120),
  kind                text not null check (kind in ('questions', 'document', 'task', 'signature', 'review', 'step', 'date')),
  is_date             boolean not null generated always as (kind = 'date') stored,
  -- Who owes it; a date stands once for each side that has to know it.
  side                text not null check (side in ('employee', 'employer', 'attorney', 'firm')),
  title               text not null check (length(title) between 1 and 300),
  verb                text not null check (length(verb) <= 60),
  link                text not null check (length(link) <= 300),
  due_on              date,
  -- Why then: a rule's citation, or nothing.
  due_why             text not null default '' check (length(due_why) <= 300),
  -- What ends on a date: nobody may go on working, or staying, without a renewal.
  ends                boolean not null default false,
  since               timestamptz not null default now(),
  reminded_at         timestamptz,
  unique (case_id, key, side),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
-- Things to do and dates apart, each by when it is due; and what ends, of which there is little.
create index open_items_by_company on open_items (company_id, side, is_date, due_on, id);
create index open_items_by_law_firm on open_items (law_firm_id, side, is_date, due_on, id) where law_firm_id is not null;
create index open_items_by_household on open_items (household_person_id, side, is_date, due_on, id);
create index open_items_by_person on open_items (person_id, side, is_date, due_on, id);
create index open_items_by_side on open_items (side, is_date, due_on, id);
create index open_items_ending_by_company on open_items (company_id, side, due_on, id) where ends;
create index open_items_ending_by_law_firm on open_items (law_firm_id, side, due_on, id) where ends;
create index open_items_ending_by_side on open_items (side, due_on, id) where ends;
call app.protect('open_items', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');
insert into app.follows_representation values ('open_items');

-- Everybody a case waits for, whoever acts first in front: a summary of its items, for the lists.
alter table cases add column waits_for text[] not null default '{}';

-- What ends stays on the list until its renewal is filed.
create index cases_by_renewed on cases (renewal_of_case_id) where renewal_of_case_id is not null;
drop index cases_to_renew_by_company, cases_to_renew_by_law_firm;
create index cases_ending_by_company on cases (company_id, valid_until) where outcome = 'Approved' and valid_until is not null;
create index cases_ending_by_law_firm on cases (law_firm_id, valid_until)
  where outcome = 'Approved' and valid_until is not null and law_firm_id is not null;
