-- Jobs of one name are done one after the other. Reading what one company sent takes one place of the workers, so its
-- hundred files, or five that were made to take minutes, keep nobody else's waiting.
create function app.enqueue(task text, payload json, run_at timestamptz, job_key text, max_attempts integer, queue text)
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task, payload, queue_name => queue, run_at => run_at, job_key => job_key, max_attempts => max_attempts);
end $$;

revoke execute on function app.enqueue(text, json, timestamptz, text, integer, text) from public;
grant execute on function app.enqueue(text, json, timestamptz, text, integer, text) to visacare_app;
