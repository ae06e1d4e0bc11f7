-- Who owes an item, kept with it: a company counts all that it waits for by who owes it, and read a case for every one
-- of them. A person by their number, since two may have one name; a law firm by the attorney of the case.
alter table open_items add column owed_by text not null default '' check (length(owed_by) <= 220);

create function app.owed_by(side text, person_id bigint, company_id bigint, attorney_name text) returns text language sql immutable as $$
  select case side when 'employee' then 'person ' || coalesce(person_id::text, '') when 'employer' then 'company ' || company_id
    else 'firm ' || attorney_name end
$$;

update open_items o set owed_by = app.owed_by(o.side, k.person_id, k.company_id, k.attorney_name) from cases k where k.id = o.case_id;

create function app.item_says_whose() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.owed_by := coalesce((select app.owed_by(new.side, k.person_id, k.company_id, k.attorney_name) from cases k where k.id = new.case_id), '');
  return new;
end $$;
create trigger says_whose before insert on open_items for each row execute function app.item_says_whose();

create function app.items_follow_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update open_items o set owed_by = app.owed_by(o.side, new.person_id, new.company_id, new.attorney_name) where o.case_id = new.id;
  return null;
end $$;
create trigger items_follow_names after update of person_id, attorney_name, attorney_id on cases for each row
  when ((old.person_id, old.attorney_name) is distinct from (new.person_id, new.attorney_name)) execute function app.items_follow_case();
revoke execute on function app.item_says_whose(), app.items_follow_case() from public;
