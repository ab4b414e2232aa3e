-- The queues of the service. A job whose server died is given to another after expireInSeconds.
select jobs.create_queue('webhook', '{"policy": "standard", "retryLimit": 50, "retryDelay": 1, "expireInSeconds": 60, "retentionSeconds": 172800, "deleteAfterSeconds": 3600}');
-- A mail is tried again for about a day, each time after a longer pause.
select jobs.create_queue('mail', '{"policy": "standard", "retryLimit": 14, "retryDelay": 20, "retryBackoff": true, "retryDelayMax": 21600, "expireInSeconds": 120, "retentionSeconds": 172800, "deleteAfterSeconds": 3600}');
