-- Lists of users over all tenants and within a firm, and search by the beginning of a name or an address.
create index users_by_name on users (last_name, first_name, id);
create index users_by_law_firm_name on users (law_firm_id, last_name, first_name, id) where law_firm_id is not null;

-- Under row-level security an index serves a condition only when its operators leak nothing: plain comparisons of a
-- stored lower-case key do not, LIKE and lower() might. The collation C makes a prefix one range of the index.
alter table users
  add column last_name_key  text collate "C" generated always as (lower(last_name)) stored,
  add column first_name_key text collate "C" generated always as (lower(first_name)) stored,
  add column email_key      text collate "C" generated always as (lower(email)) stored;
create index users_by_last_name_key on users (last_name_key);
create index users_by_first_name_key on users (first_name_key);
create index users_by_email_key on users (email_key);

-- The sign-in of a person.
create index users_by_person on users (company_id, person_id) where person_id is not null;

-- A principal heads an own household, so the id is taken before the row is written.
grant usage on sequence people_id_seq to visacare_app;
