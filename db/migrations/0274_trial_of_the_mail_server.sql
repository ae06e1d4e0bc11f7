-- A verdict on a sender counts once a trial has shown that the mail server takes out lines under its own name that came from
-- outside. Whoever relied on a verdict without one does so again after a trial.
alter table mail_boxes
  -- Where mail from outside arrives, by SMTP.
  add column outside_host text not null default '' check (length(outside_host) <= 253),
  add column outside_port integer not null default 25 check (outside_port between 1 and 65535),
  -- Of the trial that is under way; null: of none.
  add column trial_tag text check (trial_tag ~ '^[0-9a-f]{32}$'),
  add column trial_at timestamptz,
  add column trial_says text not null default '' check (length(trial_says) <= 500),
  add column proven_at timestamptz;
