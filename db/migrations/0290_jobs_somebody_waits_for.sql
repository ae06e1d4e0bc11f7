-- A job that somebody waits for goes before those that nobody does: after a company's five hundred workers were imported,
-- the code for a sign-in is not the five hundred and first thing to do.
create function app.enqueue(
  task text, payload json, run_at timestamptz, job_key text, max_attempts integer, queue text, priority integer)
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task, payload, queue_name => queue, run_at => run_at, job_key => job_key, max_attempts => max_attempts,
    priority => priority);
end $$;

revoke execute on function app.enqueue(text, json, timestamptz, text, integer, text, integer) from public;
grant execute on function app.enqueue(text, json, timestamptz, text, integer, text, integer) to visacare_app;
