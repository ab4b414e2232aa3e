-- The queues of the service. A job whose server died is given to another after expireInSeconds.
select jobs.create_queue('webhook', '{"policy": "standard", "retryLimit": 50, "retryDelay": 1, "expireInSeconds": 60, "retentionSeconds": 172800, "deleteAfterSeconds": 3600}');
