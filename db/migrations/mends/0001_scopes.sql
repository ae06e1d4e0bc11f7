-- Before, a policy stood plainly; now inside a CASE.
create or replace procedure app.protect(target regclass, visible text, grants text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy owner on %s to %I using (true) with check (true)', target, current_user);
  execute format('create policy scope on %s to visacare_app using (case when %s then true else false end) with check (%s)',
    target, visible, visible);
  execute format('grant %s on %s to visacare_app', grants, target);
end $$;

do $$
declare
  policy record;
begin
  for policy in
    select schemaname, tablename, qual, with_check from pg_policies
     where policyname = 'scope' and with_check is not null and qual !~ '^\s*CASE'
  loop
    execute format('alter policy scope on %I.%I using (case when %s then true else false end) with check (%s)',
      policy.schemaname, policy.tablename, policy.qual, policy.with_check);
  end loop;
end $$;
