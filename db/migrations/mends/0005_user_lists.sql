-- Before, the sign-in of a person had no index, and the application could not take a person's id beforehand.
create index if not exists users_by_person on users (company_id, person_id) where person_id is not null;
grant usage on sequence people_id_seq to visacare_app;
