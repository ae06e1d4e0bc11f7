-- The trial of the mail server is repeated each day. What it showed last counts until the next one has ended.
alter table mail_boxes
  -- When it was last shown that forged verdicts are removed; this stays when the verdicts no longer count.
  add column last_proven_at timestamptz,
  -- Of the trial that is under way: how often it was sent, and when the mail server took it.
  add column trial_tries integer not null default 0 check (trial_tries >= 0),
  add column trial_sent_at timestamptz,
  -- When the first of those trials began that could not be sent, one after the other; null: the last one was sent.
  add column unsent_since timestamptz;
update mail_boxes set last_proven_at = proven_at;
-- One that is under way was sent when it began.
update mail_boxes set trial_tries = 1, trial_sent_at = trial_at where trial_tag is not null;
