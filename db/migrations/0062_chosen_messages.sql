-- A message to chosen people is read by them and its author, whoever else works on the case. Until now only the statement
-- that lists messages said so; a statement that forgot it would have shown them to everybody of the case.

-- Whether this session wrote a message or is one of those it went to. With the owner's rights, since each of the two
-- tables asks about the other.
create function app.reads_message(remark bigint) returns boolean
language sql stable parallel safe security definer set search_path = public, pg_temp as $$
  select exists (select from case_remarks r where r.id = remark and (not r.to_chosen or r.by = app.user_id()))
      or exists (select from message_readers m where m.remark_id = remark and m.user_id = app.user_id())
$$;
revoke execute on function app.reads_message(bigint) from public;
grant execute on function app.reads_message(bigint) to visacare_app;

do $$
declare
  each record;
begin
  for each in
    select p.tablename, p.qual, p.with_check,
           case p.tablename when 'case_remarks' then 'not to_chosen or by = app.user_id() or app.is_system() or app.reads_message(id)'
                            else 'user_id = app.user_id() or app.is_system() or app.reads_message(remark_id)' end as narrowed
      from pg_policies p
     where p.schemaname = 'public' and p.policyname = 'scope' and p.tablename in ('case_remarks', 'message_readers')
  loop
    execute format('alter policy scope on %I using ((%s) and (%s)) with check ((%s) and (%s))', each.tablename,
      each.qual, each.narrowed, each.with_check, each.narrowed);
  end loop;
end $$;
