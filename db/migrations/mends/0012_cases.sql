-- Before, the application counted case numbers itself, and an edition had ten characters at most.
drop policy owner on case_numbers;
drop policy scope on case_numbers;
revoke all on case_numbers from visacare_app;
call app.protect('case_numbers', 'app.is_system()', 'select');
create or replace function app.next_case_number(wanted integer) returns integer language sql security definer set search_path = public, pg_temp as $$
  insert into case_numbers as n (year, last) values (wanted, 1)
  on conflict (year) do update set last = n.last + 1 returning last
$$;

alter table case_forms drop constraint case_forms_edition_check;
alter table case_forms add check (length(edition) <= 20);
