-- Which jobs were given up, for the provider's home: by kind, never their payloads. The queue belongs to its owner; the
-- application may count, and read nothing else of it.
create function app.failed_jobs() returns table (task text, n integer)
language plpgsql stable security definer set search_path = pg_temp as $$
begin
  if not app.all_tenants() then
    return;
  end if;
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  return query execute
    'select t.identifier::text, count(*)::integer
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.attempts >= j.max_attempts and j.last_error is not null group by 1 order by 2 desc limit 20';
end $$;
revoke all on function app.failed_jobs() from public;
grant execute on function app.failed_jobs() to visacare_app;
